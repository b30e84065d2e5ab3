import styles from './GroupTitle.module.css'

export interface GroupTitleProps {
  content: string
  /** Default `left`. */
  align?: 'left' | 'center' | 'right' | undefined
  /** Level of the heading among the headings of the page. Default 2: below the title of the page. */
  level?: 2 | 3 | 4 | 5 | 6 | undefined
  /** A help beside the title. */
  help?: string | undefined
}

/** A heading over a group of fields. Kind `groupTitle`. */
export function GroupTitle({ content, align = 'left', level = 2, help }: GroupTitleProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.title} data-align={align}>
      <Heading>{content}</Heading>
      {help && <p>{help}</p>}
    </div>
  )
}
