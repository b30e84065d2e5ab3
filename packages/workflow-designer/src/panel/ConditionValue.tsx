import { DateField, InputField, NumberField, SelectField } from '@sqos/form-widgets'
import { DepartmentSelectField } from '@sqos/form-widgets/department-select'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import type { ConditionRow } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import type { FlowFormField } from '../designer/design-context.ts'

export interface ConditionValueProps {
  row: ConditionRow
  field: FlowFormField | undefined
  onChange: (row: ConditionRow, merge?: string) => void
}

/** The value that a field is compared with, entered as in the form. */
export function ConditionValue({ row, field, onChange }: ConditionValueProps) {
  const { t } = useText(NAMESPACE)
  const { filedValue: value } = row
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const put = (filedValue: unknown, filedLabel = '', merge?: string) =>
    onChange({ ...row, filedValue, filedLabel }, merge)
  const common = { 'aria-label': t('condition.value'), placeholder: t('condition.value') }
  const nameOf = (chosen: { fullName: string } | undefined) => chosen?.fullName ?? ''

  switch (field?.value ?? 'text') {
    case 'number':
      return (
        <NumberField
          {...common}
          value={text === '' ? null : Number(text)}
          onChange={(next) => put(next ?? '', '', 'value')}
        />
      )
    case 'date':
      return (
        <DateField
          {...common}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => put(next ?? '', next === null ? '' : new Date(next).toLocaleDateString())}
        />
      )
    case 'switch':
    case 'options': {
      const options =
        field?.value === 'switch'
          ? [
              { value: '1', label: t('condition.on') },
              { value: '0', label: t('condition.off') },
            ]
          : (field?.options ?? [])
      return (
        <SelectField
          {...common}
          searchable
          value={text}
          options={options}
          onChange={(next) => put(next, options.find((option) => option.value === next)?.label)}
        />
      )
    }
    case 'user':
      return <UserSelectField {...common} value={text} onChange={(id, chosen) => put(id, nameOf(chosen))} />
    case 'department':
      return <DepartmentSelectField {...common} value={text} onChange={(id, chosen) => put(id, nameOf(chosen))} />
    case 'position':
      return <PositionSelectField {...common} value={text} onChange={(id, chosen) => put(id, nameOf(chosen))} />
    case 'text':
    case 'none':
      return <InputField {...common} value={text} maxLength={200} onChange={(next) => put(next, '', 'value')} />
  }
}
