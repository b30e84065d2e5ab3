import { Button, Tag } from '@arco-design/web-react'
import { asText, type FormModel, type ListColumn } from '@sqos/form-model'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'
import styles from './ListFilters.module.css'
import type { NamedFilter } from './list-filters.ts'

/** What the server replaces by ids of the user. */
const FACTS: ReadonlySet<string> = new Set(['@user', '@organize', '@department', '@position'])

interface ListFiltersProps {
  filters: readonly NamedFilter[]
  columns: readonly ListColumn[]
  form: FormModel
  onChange: (filters: readonly NamedFilter[]) => void
}

/** Conditions of a list that its search area does not show, such as those of a chart that led here. */
export function ListFilters({ filters, columns, form, onChange }: ListFiltersProps) {
  const { t } = useText(NAMESPACE)
  if (filters.length === 0) return null

  const labelOf = ({ field, label }: NamedFilter) =>
    label ?? columns.find(({ prop }) => prop === field)?.label ?? form.field(field)?.label ?? field

  function valueOf({ field, test, value, text }: NamedFilter): string {
    if (test === 'empty' || test === 'filled') return ''
    if (text !== undefined) return text
    if (test === 'period') return t(`filters.period.${asText(value) ?? ''}`)
    const item = form.field(field)
    const isMoment = item?.kind.column(item.node)?.type === 'datetime'
    const one = (part: unknown) => {
      if (isMoment && typeof part === 'number') return formatDate(part)
      const shown = asText(part) ?? ''
      return FACTS.has(shown) ? t(`filters.fact.${shown.slice(1)}`) : shown
    }
    return Array.isArray(value) ? value.map(one).join(t('filters.comma')) : one(value)
  }

  return (
    <fieldset className={styles['filters']} aria-label={t('filters.title')}>
      {filters.map((filter, index) => {
        const words = [labelOf(filter), t(`filters.test.${filter.test}`), valueOf(filter)].filter(Boolean).join(' ')
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two conditions may be equal
          <Tag key={index} className={styles['filter'] ?? ''} bordered>
            <span className={styles['words']} title={words}>
              {words}
            </span>
            <Button
              type="text"
              size="mini"
              aria-label={t('filters.remove', { words })}
              onClick={() => onChange(filters.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          </Tag>
        )
      })}
      <Button type="text" size="mini" onClick={() => onChange([])}>
        {t('filters.clear')}
      </Button>
    </fieldset>
  )
}
