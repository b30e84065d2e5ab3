import { numbersOf } from '@sqos/charts'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import { cellText, figuresOf } from '@sqos/charts'
import { numberOf, textOf } from '../../document/json.ts'
import { Condition } from '../Condition.tsx'
import { usePart } from '../part-context.ts'
import { useDataset } from '../use-dataset.ts'
import { usePick } from '../use-pick.ts'
import styles from './Parts.module.css'

/** 排行榜: groups by their figure, the largest first. */
export function RankPart() {
  const { t, language } = useText(NAMESPACE)
  const { raw } = usePart().item
  const { definition, result, state } = useDataset()
  const pick = usePick()
  const { groups, values } = result ? figuresOf(result, definition) : { groups: [], values: [] }
  const [group] = groups
  const [value] = values
  const rows = (result?.rows ?? [])
    .map((row) => ({
      name: (group && cellText(row, group)) || t('rest'),
      value: value ? (numberOf(row[value.key]) ?? 0) : 0,
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, numberOf(raw['rowCount']) ?? 10)
  const highest = Math.max(1, ...rows.map((row) => row.value))
  const numbers = numbersOf(language, textOf(raw['unit']) || value?.unit)
  return (
    <Condition state={state} isEmpty={rows.length === 0}>
      <ol className={styles.rank}>
        {rows.map(({ name, value: figure }, index) => (
          <li key={name} className={styles.rankLine} data-place={index + 1}>
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            {pick ? (
              <button type="button" className={styles.name} onClick={() => pick({ name, value: figure })}>
                {name}
              </button>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            <meter className={styles.meter} min={0} max={highest} value={Math.max(0, figure)} aria-hidden="true" />
            <span className={styles.rankValue}>{numbers.whole(figure)}</span>
          </li>
        ))}
      </ol>
    </Condition>
  )
}
