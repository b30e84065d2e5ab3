import { FieldItem, InputField, NumberField, SelectField, SwitchField, TextareaField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Designer.module.css'

interface RowProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
  help?: string | undefined
}

/** A text of one line. */
export function TextRow({
  label,
  value,
  onChange,
  help,
  maxLength = 200,
}: RowProps<string> & { maxLength?: number | undefined }) {
  return (
    <FieldItem label={label} help={help}>
      <InputField value={value} maxLength={maxLength} onChange={onChange} />
    </FieldItem>
  )
}

/** A text of several lines. */
export function NoteRow({ label, value, onChange, help }: RowProps<string>) {
  return (
    <FieldItem label={label} help={help}>
      <TextareaField value={value} maxLength={20_000} rows={{ min: 3, max: 12 }} onChange={onChange} />
    </FieldItem>
  )
}

/** A number that may be absent. */
export function NumberRow({
  label,
  value,
  onChange,
  help,
  min,
  max,
}: RowProps<number | undefined> & { min: number; max: number }) {
  return (
    <FieldItem label={label} help={help}>
      <NumberField value={value} min={min} max={max} onChange={(next) => onChange(next ?? undefined)} />
    </FieldItem>
  )
}

/** A switch beside its name. */
export function SwitchRow({ label, value, onChange }: RowProps<boolean>) {
  return (
    <div className={styles.switchRow}>
      <FieldItem label={label} labelPosition="start" labelWidth={180}>
        <SwitchField value={value} activeValue inactiveValue={false} onChange={(next) => onChange(next === true)} />
      </FieldItem>
    </div>
  )
}

/** A choice of a list; '' when it may be left open. */
export function SelectRow({
  label,
  value,
  options,
  onChange,
  help,
  isOptional = false,
}: RowProps<string> & { options: readonly { value: string; label: string }[]; isOptional?: boolean }) {
  const { t } = useText(NAMESPACE)
  return (
    <FieldItem label={label} help={help}>
      <SelectField
        value={value === '' ? undefined : value}
        options={options}
        clearable={isOptional}
        searchable={options.length > 8}
        placeholder={t('property.choose')}
        onChange={(next) => onChange(String(next))}
      />
    </FieldItem>
  )
}
