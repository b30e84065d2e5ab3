import { useText } from '@sqos/i18n/react'
import type { ReportFilter } from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import { PERIODS } from '../periods.ts'
import type { SourceField } from './design-services.ts'
import styles from './Designer.module.css'
import { SelectRow, TextRow } from './rows.tsx'

type Test = ReportFilter['test']

/** Tests in plain words. The last three are values that the server fills in for the viewer. */
const WORDS = {
  text: ['eq', 'ne', 'contains', 'in', 'filled', 'empty', '@user', '@organize', '@department'],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled', 'empty'],
  moment: ['period', 'filled', 'empty'],
} as const satisfies Record<SourceField['type'], readonly (Test | `@${string}`)[]>

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(',')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

/** The word of a condition: its test, or the value that the server fills in. */
export const wordOf = ({ test, value }: ReportFilter): string =>
  test === 'eq' && textOf(value).startsWith('@') ? textOf(value) : test

/** The key of the text of a word. */
export const wordKey = (word: string) => `filterTest.${word.replace('@', 'own-')}`

interface FilterSettingsProps {
  filter: ReportFilter
  type: SourceField['type']
  onChange: (filter: ReportFilter) => void
}

/** The test of a condition and its value. */
export function FilterSettings({ filter, type, onChange }: FilterSettingsProps) {
  const { t } = useText(NAMESPACE)
  const { field } = filter
  const word = wordOf(filter)
  const hasValue = !['filled', 'empty', 'period'].includes(filter.test) && !word.startsWith('@')

  function chooseWord(next: string) {
    const test = WORDS[type].find((one) => one === next)
    if (!test) return
    if (next.startsWith('@')) onChange({ field, test: 'eq', value: next })
    else if (test === 'period') onChange({ field, test, value: 'thisMonth' })
    else if (test === 'filled' || test === 'empty') onChange({ field, test })
    else onChange({ field, test: isTest(test) ? test : 'eq', value: word === next ? filter.value : '' })
  }

  return (
    <div className={styles.settings}>
      <SelectRow
        label={t('design.conditionTest')}
        value={word}
        options={WORDS[type].map((one) => ({ value: one, label: t(wordKey(one)) }))}
        onChange={chooseWord}
      />
      {filter.test === 'period' && (
        <SelectRow
          label={t('parameterKind.period')}
          value={textOf(filter.value)}
          options={PERIODS.map((one) => ({ value: one, label: t(`period.${one}`) }))}
          onChange={(value) => onChange({ ...filter, value })}
        />
      )}
      {hasValue && (
        <TextRow
          label={t(filter.test === 'in' ? 'design.values' : 'design.value')}
          value={textOf(filter.value)}
          onChange={(text) => onChange({ ...filter, value: typed(text, { type, test: filter.test }) })}
        />
      )}
    </div>
  )
}

const isTest = (word: string): word is Test => !word.startsWith('@')

/** What was typed, as the field holds it: numbers of number fields, lists for "one of". */
function typed(text: string, { type, test }: { type: SourceField['type']; test: Test }): unknown {
  if (test === 'in') return text.split(/[,，]/)
  const number = Number(text)
  return type === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text
}
