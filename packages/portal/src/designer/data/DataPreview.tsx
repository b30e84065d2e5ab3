import { numbersOf } from '@sqos/charts'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import type { DatasetColumn, DatasetDefinition } from '../../document/dataset.ts'
import { cellText } from '@sqos/charts'
import { numberOf } from '../../document/json.ts'
import { Condition } from '../../view/Condition.tsx'
import { useLoaded } from '../../view/use-loaded.ts'
import { useDesign } from '../design-context.ts'
import styles from '../Designer.module.css'

/** Rows of the preview. */
const SHOWN = 5

/** Time without typing before the data is read, in ms. */
const PAUSE = 400

/** The first rows of the data, as the person who designs sees them. */
export function DataPreview({ definition }: { definition: DatasetDefinition }) {
  const { t, language } = useText(NAMESPACE)
  const { services } = useDesign()
  const key = useSettled(useDeferredValue(JSON.stringify(definition)))
  const load = useMemo(() => {
    const settled: DatasetDefinition = JSON.parse(key)
    return () => services.preview(settled)
  }, [key, services])
  const { data, isLoading, error, isForbidden, reload } = useLoaded(load, 0)
  const whole = numbersOf(language).whole
  return (
    <div className={styles.preview} aria-busy={isLoading}>
      <h3 className={styles.groupTitle}>{t('data.preview')}</h3>
      <Condition
        state={{ isLoading: isLoading && data === undefined, error, isForbidden, onRetry: reload }}
        isEmpty={data?.rows.length === 0}
      >
        <table className={styles.rows}>
          <thead>
            <tr>
              {data?.columns.map(({ key: column, title }) => (
                <th key={column} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.rows.slice(0, SHOWN).map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no ids
              <tr key={index}>
                {data.columns.map((column) => (
                  <td key={column.key}>{cell(row, column, whole)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {data && data.total > SHOWN && (
          <p className={styles.note}>{t('table.shown', { shown: SHOWN, total: data.total })}</p>
        )}
      </Condition>
    </div>
  )
}

function cell(row: Record<string, unknown>, column: DatasetColumn, whole: (value: number) => string): string {
  const number = numberOf(row[column.key])
  if (column.type === 'moment' && number !== undefined) return formatDate(number)
  return column.type === 'number' && number !== undefined ? whole(number) : cellText(row, column)
}

/** A value that has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setSettled(value), PAUSE)
      return () => clearTimeout(timer)
    },
    [value],
  )
  return settled
}
