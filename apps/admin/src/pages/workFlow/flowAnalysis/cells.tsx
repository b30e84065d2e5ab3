import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { durationText } from './duration.ts'
import styles from './FlowAnalysis.module.css'

/** A number that opens its requests. */
export function CountCell({ name, count, onOpen }: { name: string; count: number; onOpen: () => void }) {
  const { t } = useText(NAMESPACE)
  return (
    <td className={styles.end}>
      {count === 0 ? (
        0
      ) : (
        <button type="button" className={styles.link} aria-label={t('tasks.open', { name, count })} onClick={onOpen}>
          {count}
        </button>
      )}
    </td>
  )
}

/** A duration, with a bar of its share of the longest one. */
export function DurationCell({ ms, longest }: { ms: number | null; longest: number }) {
  const { t } = useText(NAMESPACE)
  const share = ms === null || longest === 0 ? 0 : (ms / longest) * 100
  return (
    <td className={styles.duration}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.share} style={{ inlineSize: `${share}%` }} />
      </span>
      <span>{durationText(ms, t)}</span>
    </td>
  )
}

/** The name of a row; it filters the page if `onFilter` is set. */
export function NameCell({ name, onFilter }: { name: string; onFilter?: (() => void) | undefined }) {
  const { t } = useText(NAMESPACE)
  return (
    <th scope="row" className={styles.name}>
      {onFilter ? (
        <button type="button" className={styles.link} title={t('filter.add', { name })} onClick={onFilter}>
          {name}
        </button>
      ) : (
        name
      )}
    </th>
  )
}
