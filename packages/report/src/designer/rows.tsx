import { FieldItem, InputField, NumberField, SelectField, SwitchField, TextareaField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import type { SourceField } from './design-services.ts'

interface RowProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}

/** A text of one line. */
export const TextRow = ({ label, value, onChange }: RowProps<string>) => (
  <FieldItem label={label}>
    <InputField value={value} maxLength={200} onChange={onChange} />
  </FieldItem>
)

/** A text of several lines. */
export const NoteRow = ({ label, value, onChange }: RowProps<string>) => (
  <FieldItem label={label}>
    <TextareaField value={value} maxLength={10_000} rows={{ min: 4, max: 14 }} onChange={onChange} />
  </FieldItem>
)

/** A number that may be absent. */
export const NumberRow = ({
  label,
  value,
  onChange,
  min = -1e15,
  max = 1e15,
}: RowProps<number | undefined> & { min?: number; max?: number }) => (
  <FieldItem label={label}>
    <NumberField value={value} min={min} max={max} onChange={(next) => onChange(next ?? undefined)} />
  </FieldItem>
)

/** A switch beside its name. */
export const SwitchRow = ({ label, value, onChange }: RowProps<boolean>) => (
  <FieldItem label={label} labelPosition="start" labelWidth={160}>
    <SwitchField value={value} activeValue inactiveValue={false} onChange={(next) => onChange(next === true)} />
  </FieldItem>
)

interface Option {
  value: string
  label: string
}

/** A choice of a list; '' when it may be left open. */
export function SelectRow({
  label,
  value,
  options,
  onChange,
  isOptional = false,
  placeholder,
}: RowProps<string> & { options: readonly Option[]; isOptional?: boolean; placeholder?: string }) {
  const { t } = useText(NAMESPACE)
  return (
    <FieldItem label={label}>
      <SelectField
        value={value === '' ? undefined : value}
        options={options}
        clearable={isOptional}
        searchable={options.length > 8}
        placeholder={placeholder ?? t('design.choose')}
        onChange={(next) => onChange(String(next))}
      />
    </FieldItem>
  )
}

/** Fields as choices. */
export const fieldOptions = (fields: readonly SourceField[]): Option[] =>
  fields.map(({ field, label }) => ({ value: field, label }))
