import { useText } from '@sqos/i18n/react'
import styles from '../Table.module.css'
import { useDelayed } from './use-delayed.ts'

const ROWS = [72, 54, 86, 61, 78, 48, 69, 57]

/** Grey rows of the final height; nothing for the first 200 ms. */
export function Skeleton({ rowHeight }: { rowHeight: number }) {
  const { t } = useText('ui-kit')
  const late = useDelayed(true, 200)
  return (
    <div className={styles['skeleton']} style={{ minBlockSize: ROWS.length * rowHeight }}>
      <output className={styles['spoken']}>{late && t('table.loading')}</output>
      {late &&
        ROWS.map((width) => (
          <div key={width} className={styles['skeletonRow']} style={{ blockSize: rowHeight }} aria-hidden>
            <span style={{ inlineSize: '16px' }} />
            <span style={{ inlineSize: `${width / 3}%` }} />
            <span style={{ inlineSize: `${(100 - width) / 2}%` }} />
            <span style={{ inlineSize: '12%' }} />
          </div>
        ))}
    </div>
  )
}
