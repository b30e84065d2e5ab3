import { Button, Tag } from '@arco-design/web-react'
import { DateField } from '@sqos/form-widgets/date'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { startOfDay } from '../../../parts/day-range/day-range.ts'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowAnalysis.module.css'
import { type FigureState, lastDays, RANGES } from './use-figures.ts'

type FilterBarProps = { figures: Pick<FigureState, 'range' | 'setRange' | 'filters' | 'removeFilter'> }

/** The time range, and the filters that were chosen in the tables. */
export function FilterBar({ figures: { range, setRange, filters, removeFilter } }: FilterBarProps) {
  const { t } = useText(NAMESPACE)
  const day = (name: 'from' | 'to') => (
    <DateField
      aria-label={t(name)}
      value={startOfDay(range[name])}
      onChange={(ms) => setRange({ ...range, [name]: ms === null ? '' : formatDate(ms, 'YYYY-MM-DD') })}
    />
  )
  return (
    <div className={styles.filters}>
      <fieldset className={styles.ranges} aria-label={t('range.label')}>
        {RANGES.map((days) => {
          const { from, to } = lastDays(days)
          const isChosen = from === range.from && to === range.to
          return (
            <Button
              key={days}
              size="small"
              type={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => setRange({ from, to })}
            >
              {t(`range.last${days}`)}
            </Button>
          )
        })}
      </fieldset>
      <AppFields>
        <div className={styles.days}>
          {day('from')}
          <span aria-hidden="true">–</span>
          {day('to')}
        </div>
      </AppFields>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label={t('filter.label')}>
          {filters.map(({ filter, name }) => (
            <li key={filter}>
              <Tag bordered>
                {t(`filter.${filter}`, { name })}
                <Button
                  className={styles.remove ?? ''}
                  size="mini"
                  type="text"
                  aria-label={t('filter.remove', { name })}
                  onClick={() => removeFilter(filter)}
                >
                  ×
                </Button>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
