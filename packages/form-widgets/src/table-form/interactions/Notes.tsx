import { useMemo } from 'react'
import { useGrid } from '../grid/grid-context.ts'
import type { ResolvedColumn } from '../model/column.ts'
import styles from './Messages.module.css'

interface NotesProps {
  columns: readonly ResolvedColumn[]
  /** How formulas name this table. */
  name: string
  problem: string | undefined
}

/** Problems of the table: rules, formulas, options that failed to load, and the problem of the form. */
export function Notes({ columns, name, problem }: NotesProps) {
  const { store, t } = useGrid()
  const broken = useMemo(() => {
    const labels = new Map(columns.map(({ field, label }) => [`${name}.${field}`, label]))
    const labelOf = (field: string) => labels.get(field) ?? field
    return [
      ...columns
        .filter(({ rules = [], patterns }) => rules.length > patterns.length)
        .map(({ label }) => t('badRule', { label })),
      ...store.problems.map((one) =>
        one.code === 'cycle'
          ? t('cycle', { fields: one.cycle.map(labelOf).join(' → ') })
          : t('badFormula', { label: labelOf(one.field) }),
      ),
    ]
  }, [columns, name, store, t])
  const failures = columns.flatMap(({ label, options }) => (options?.failure ? [{ label, ...options.failure }] : []))
  if (!problem && broken.length === 0 && failures.length === 0) return null

  return (
    <div className={styles.notes}>
      {problem && <p data-tone="problem">{problem}</p>}
      {broken.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {failures.map(({ label, text, retry }) => (
        <p key={label}>
          {label}: {text}{' '}
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      ))}
    </div>
  )
}
