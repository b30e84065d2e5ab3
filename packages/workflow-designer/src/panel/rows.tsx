import { FieldItem, InputField, NumberField, SelectField, SwitchField, TextareaField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './SidePanel.module.css'

/** A group of settings with a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface RowProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}

/** A text of one line. */
export function TextRow({
  label,
  value,
  onChange,
  required,
  maxLength = 50,
  placeholder,
}: RowProps<string> & { required?: boolean; maxLength?: number; placeholder?: string }) {
  return (
    <FieldItem label={label} required={required}>
      <InputField value={value} maxLength={maxLength} placeholder={placeholder} onChange={onChange} />
    </FieldItem>
  )
}

/** A text of several lines. */
export function NoteRow({ label, value, onChange }: RowProps<string>) {
  return (
    <FieldItem label={label}>
      <TextareaField value={value} maxLength={500} rows={{ min: 2, max: 6 }} onChange={onChange} />
    </FieldItem>
  )
}

/** A number. */
export function NumberRow({
  label,
  value,
  onChange,
  min,
  max,
  step,
  unit,
}: RowProps<number> & { min: number; max: number; step?: number; unit?: string }) {
  return (
    <FieldItem label={label}>
      <NumberField
        value={value}
        min={min}
        max={max}
        step={step}
        unit={unit}
        precision={0}
        onChange={(next) => onChange(next ?? min)}
      />
    </FieldItem>
  )
}

/** A switch beside its name. */
export function SwitchRow({ label, value, onChange, note }: RowProps<boolean> & { note?: string }) {
  return (
    <div className={styles.switch}>
      <FieldItem label={label} labelPosition="start" labelWidth={260}>
        <SwitchField value={value} activeValue inactiveValue={false} onChange={(next) => onChange(next === true)} />
      </FieldItem>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** A choice of a list. */
export function SelectRow<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  required,
  searchable,
}: Omit<RowProps<Value>, 'onChange'> & {
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  required?: boolean
  searchable?: boolean
}) {
  const { t } = useText(NAMESPACE)
  return (
    <FieldItem label={label} required={required}>
      <SelectField
        value={value}
        options={options}
        clearable={false}
        searchable={searchable}
        placeholder={t('panel.choose')}
        onChange={(next) => {
          const chosen = options.find((option) => option.value === next)
          if (chosen) onChange(chosen.value)
        }}
      />
    </FieldItem>
  )
}
