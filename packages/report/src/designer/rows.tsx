import { FieldItem, InputField, NumberField, SelectField, SwitchField, TextareaField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { BUCKETS, type ReportKey } from '@sqos/report-model'
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
}: RowProps<string> & { options: readonly Option[]; isOptional?: boolean }) {
  const { t } = useText(NAMESPACE)
  return (
    <FieldItem label={label}>
      <SelectField
        value={value === '' ? undefined : value}
        options={options}
        clearable={isOptional}
        searchable={options.length > 8}
        placeholder={t('design.choose')}
        onChange={(next) => onChange(String(next))}
      />
    </FieldItem>
  )
}

/** Choices of a list, in the order in which they were chosen. */
export function ManyRow({ label, value, options, onChange }: RowProps<string[]> & { options: readonly Option[] }) {
  const { t } = useText(NAMESPACE)
  return (
    <FieldItem label={label}>
      <SelectField
        multiple
        searchable
        value={value}
        options={options}
        placeholder={t('design.choose')}
        onChange={(next) => onChange(next.map(String))}
      />
    </FieldItem>
  )
}

export const fieldOptions = (fields: readonly SourceField[]): Option[] =>
  fields.map(({ field, label }) => ({ value: field, label }))

interface KeysRowProps extends RowProps<ReportKey[]> {
  fields: readonly SourceField[]
  most: number
  hasBuckets?: boolean
}

/** Fields that group, with the period of dates. A date is grouped by month in the beginning. */
export function KeysRow({ label, value, fields, most, hasBuckets = true, onChange }: KeysRowProps) {
  const { t } = useText(NAMESPACE)
  const typeOf = (field: string) => fields.find((one) => one.field === field)?.type
  const known = value.filter(({ field }) => fields.every((one) => one.field !== field))
  const options = [
    ...fieldOptions(fields),
    ...known.map(({ field, title }) => ({ value: field, label: title ?? field })),
  ]
  return (
    <>
      <ManyRow
        label={label}
        value={value.map(({ field }) => field)}
        options={options}
        onChange={(next) =>
          onChange(
            next.slice(0, most).map(
              (field) =>
                value.find((one) => one.field === field) ?? {
                  field,
                  ...(hasBuckets && typeOf(field) === 'moment' && { bucket: 'month' as const }),
                },
            ),
          )
        }
      />
      {hasBuckets &&
        value.map((key) =>
          typeOf(key.field) === 'moment' || key.bucket ? (
            <SelectRow
              key={key.field}
              label={t('design.bucketOf', { field: fields.find((one) => one.field === key.field)?.label ?? key.field })}
              value={key.bucket ?? ''}
              isOptional
              options={BUCKETS.map((bucket) => ({ value: bucket, label: t(`bucket.${bucket}`) }))}
              onChange={(next) => {
                const bucket = BUCKETS.find((one) => one === next)
                const { bucket: _old, ...rest } = key
                onChange(value.map((one) => (one === key ? { ...rest, ...(bucket && { bucket }) } : one)))
              }}
            />
          ) : null,
        )}
    </>
  )
}
