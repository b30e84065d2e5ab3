import { useGrid } from '../grid/grid-context.ts'
import { useStoreState } from '../grid/use-store-state.ts'
import type { Place } from '../model/range.ts'
import { shownFaults } from './shown-faults.ts'
import styles from './Messages.module.css'

const MOST_SHOWN = 5

/** The faults by cell, each with a link to the cell. */
export function FaultList({ onGo }: { onGo: (place: Place) => void }) {
  const { store, t } = useGrid()
  const state = useStoreState(store)
  const faults = shownFaults({ faults: store.faults, state })
  if (faults.length === 0) return null

  return (
    <div className={styles.faults}>
      <span className={styles.count}>{t('faults', { count: faults.length })}</span>
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ row, field, text }) => {
          const column = store.columns.findIndex((one) => one.field === field)
          const label = store.columns[column]?.label ?? field
          return (
            <li key={`${row} ${field}`}>
              <button type="button" onClick={() => onGo({ row, column })}>
                {t('faultAt', { row: row + 1, label, text })}
              </button>
            </li>
          )
        })}
      </ul>
      {faults.length > MOST_SHOWN && t('moreFaults', { count: faults.length - MOST_SHOWN })}
    </div>
  )
}
