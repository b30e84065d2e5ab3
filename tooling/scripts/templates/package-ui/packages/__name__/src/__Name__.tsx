import { Typography } from '@arco-design/web-react'
import { useId, type ReactNode } from 'react'
import styles from './__Name__.module.css'

export interface __Name__Props {
  title: string
  children: ReactNode
}

/** First component of this package: replace it, with its story and test. */
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
