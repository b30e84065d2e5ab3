import { Typography } from '@arco-design/web-react'
import { useId, type ReactNode } from 'react'
import styles from './__Name__.module.css'

export interface __Name__Props {
  title: string
  children: ReactNode
}

/** The first thing that this package shows: replace it, and the story and the test beside it. */
export function __Name__({ title, children }: __Name__Props) {
  const titleId = useId()
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <Typography.Paragraph className={styles['text'] ?? ''}>{children}</Typography.Paragraph>
    </section>
  )
}
