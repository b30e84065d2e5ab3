import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import { type DatasetFilter, type FilterTest, PERIODS } from '../../document/dataset.ts'
import { textOf } from '../../document/json.ts'
import type { ModelField } from '../design-context.ts'
import styles from '../Designer.module.css'
import { SelectRow, TextRow } from '../rows.tsx'

/** Tests in plain words. The last three are values that the server fills in for the viewer. */
const WORDS: Readonly<Record<ModelField['type'], readonly string[]>> = {
  text: ['eq', 'ne', 'contains', 'in', 'filled', 'empty', '@user', '@organize', '@department'],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled', 'empty'],
  moment: ['period', 'filled', 'empty'],
}

interface FilterRowsProps {
  fields: readonly ModelField[]
  value: readonly DatasetFilter[]
  onChange: (value: DatasetFilter[]) => void
}

/** Which records: all conditions hold. */
export function FilterRows({ fields, value, onChange }: FilterRowsProps) {
  const { t } = useText(NAMESPACE)
  const [first] = fields
  return (
    <>
      {value.map((filter, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions have no ids, and their fields keep no state
        <fieldset key={index} className={styles.entry}>
          <legend>{t('condition.number', { number: index + 1 })}</legend>
          <FilterRow
            fields={fields}
            value={filter}
            onChange={(next) => onChange(value.map((one, at) => (at === index ? next : one)))}
          />
          <Button
            type="text"
            size="mini"
            icon={<IconDelete />}
            onClick={() => onChange(value.filter((_one, at) => at !== index))}
          >
            {t('condition.remove')}
          </Button>
        </fieldset>
      ))}
      {first && (
        <Button type="text" size="mini" icon={<IconPlus />} onClick={() => onChange([...value, startOf(first)])}>
          {t('condition.add')}
        </Button>
      )}
    </>
  )
}

const startOf = ({ field, type }: ModelField): DatasetFilter =>
  type === 'moment' ? { field, test: 'period', value: 'thisMonth' } : { field, test: 'filled' }

/** The word of a condition: its test, or the value that the server fills in. */
const wordOf = ({ test, value }: DatasetFilter): string => {
  const text = textOf(value)
  return test === 'eq' && text.startsWith('@') ? text : test
}

interface FilterRowProps {
  fields: readonly ModelField[]
  value: DatasetFilter
  onChange: (value: DatasetFilter) => void
}

function FilterRow({ fields, value, onChange }: FilterRowProps) {
  const { t } = useText(NAMESPACE)
  const type = fields.find(({ field }) => field === value.field)?.type ?? 'text'
  const word = wordOf(value)

  function chooseField(field: string) {
    const next = fields.find((one) => one.field === field)
    if (next && field !== value.field) onChange(startOf(next))
  }

  function chooseWord(next: string) {
    const { field } = value
    if (next.startsWith('@')) return onChange({ field, test: 'eq', value: next })
    const test = WORDS[type].find((one): one is FilterTest => one === next && !one.startsWith('@')) ?? 'eq'
    if (test === 'period') return onChange({ field, test, value: 'thisMonth' })
    onChange(
      test === 'filled' || test === 'empty'
        ? { field, test }
        : { field, test, value: word === next ? value.value : '' },
    )
  }

  return (
    <>
      <SelectRow
        label={t('condition.field')}
        value={value.field}
        options={fields.map(({ field, label }) => ({ value: field, label }))}
        onChange={chooseField}
      />
      <SelectRow
        label={t('condition.test')}
        value={word}
        options={WORDS[type].map((one) => ({ value: one, label: t(`test.${one.replace('@', 'own-')}`) }))}
        onChange={chooseWord}
      />
      {value.test === 'period' ? (
        <SelectRow
          label={t('condition.period')}
          value={textOf(value.value)}
          options={PERIODS.map((one) => ({ value: one, label: t(`period.${one}`) }))}
          onChange={(period) => onChange({ ...value, value: period })}
        />
      ) : (
        !['filled', 'empty'].includes(value.test) &&
        !word.startsWith('@') && (
          <TextRow
            label={t('condition.value')}
            value={shown(value)}
            help={value.test === 'in' ? t('condition.inHelp') : undefined}
            onChange={(text) => onChange({ ...value, value: typed(text, { type, test: value.test }) })}
          />
        )
      )}
    </>
  )
}

const shown = ({ value }: DatasetFilter): string => (Array.isArray(value) ? value.map(textOf).join(',') : textOf(value))

/** What was typed, as the field holds it: numbers of number fields, lists for "one of". */
function typed(text: string, { type, test }: { type: ModelField['type']; test: FilterTest }): unknown {
  if (test === 'in') return text.split(/[,，]/)
  const number = Number(text)
  return type === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text
}
