import { asList, asText, staticOptions } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'

/** The default option, or several for a multiple choice. */
export function DefaultOptionEditor({ id, label, value, item, onChange }: EditorProps<'defaultOption'>) {
  const { t } = useText(NAMESPACE)
  const isMany = item?.kind.isMultiple(item.node) ?? false
  const options = item ? staticOptions(item.node).map((option) => ({ value: option.value, label: option.label })) : []
  const chosen = isMany ? asList(value).flatMap((one) => asText(one) ?? []) : asText(value) || undefined
  return (
    <Select
      id={id}
      aria-label={label}
      size="small"
      allowClear
      placeholder={t('reference.choose')}
      {...(isMany && { mode: 'multiple' as const })}
      options={options}
      {...(chosen !== undefined && { value: chosen })}
      onChange={(next: unknown) => onChange(next ?? (isMany ? [] : ''))}
    />
  )
}
