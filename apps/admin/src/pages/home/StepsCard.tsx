import { IconCheckCircleFill } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Home.module.css'
import { NAMESPACE } from './namespace.ts'

/** A step with the address where the user does it. */
export interface Step {
  key: string
  name: string
  to: string
  isDone: boolean
}

/** Steps in their order, with a mark for those that are done. */
export function StepsCard({ title, steps, action }: { title: string; steps: readonly Step[]; action?: ReactNode }) {
  const { t } = useText(NAMESPACE)
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {action}
      </header>
      <ol className={styles.list}>
        {steps.map(({ key, name, to, isDone }, index) => (
          <li key={key} className={styles.line}>
            <Link className={styles.link} to={to}>
              <span className={styles.step} data-done={isDone || undefined}>
                {isDone ? <IconCheckCircleFill /> : index + 1}
                {isDone && <span className={styles.hidden}>{t('steps.done')}</span>}
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
