import type { FormItem, FormModel } from '@sqos/form-model'
import { SelectField } from '@sqos/form-widgets/select'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { fieldLabel } from './rule-edits.ts'

interface FieldSelectProps {
  form: FormModel
  fields: readonly FormItem[]
  /** The value of a field in the list. Default: its path. */
  nameOf?: (item: FormItem) => string
  label: string
  placeholder?: string | undefined
}

/** A choice of one field, by its label. */
export function FieldSelect(props: FieldSelectProps & { value: string | undefined; onChange: (name: string) => void }) {
  const { value = '', onChange } = props
  const shared = useShared(props, value === '' ? [] : [value])
  return <SelectField {...shared} clearable={false} value={value || null} onChange={(name) => onChange(String(name))} />
}

/** A choice of several fields, shown as chips. */
export function FieldsSelect(
  props: FieldSelectProps & { value: readonly string[]; onChange: (names: string[]) => void },
) {
  const { value, onChange } = props
  const shared = useShared(props, value)
  return <SelectField {...shared} multiple value={value} onChange={(names) => onChange(names.map(String))} />
}

/** Common props. Removed fields stay in the list while they are chosen. */
function useShared({ form, fields, nameOf = pathOf, label, placeholder }: FieldSelectProps, chosen: readonly string[]) {
  const { t } = useText(NAMESPACE)
  const known = fields.map((item) => ({ value: nameOf(item), label: fieldLabel(form, item) }))
  const removed = chosen.filter((name) => known.every(({ value }) => value !== name))
  return {
    size: 'small' as const,
    searchable: true,
    'aria-label': label,
    placeholder,
    error: removed.length > 0,
    options: [...known, ...removed.map((value) => ({ value, label: t('rules.removed'), disabled: true }))],
  }
}

const pathOf = ({ path }: FormItem): string => path

interface WordSelectProps<Word extends string> {
  label: string
  value: Word
  words: readonly { value: Word; label: string }[]
  onChange: (word: Word) => void
}

/** A choice of one of a few words. */
export function WordSelect<Word extends string>({ label, value, words, onChange }: WordSelectProps<Word>) {
  return (
    <SelectField
      size="small"
      clearable={false}
      aria-label={label}
      value={value}
      options={words}
      onChange={(next) => {
        const word = words.find((one) => one.value === next)
        if (word) onChange(word.value)
      }}
    />
  )
}
