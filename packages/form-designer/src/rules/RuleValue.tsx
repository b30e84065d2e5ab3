import { type FormItem, isRecord, readForm } from '@sqos/form-model'
import { fieldOf, optionProps } from '@sqos/form-widgets/kinds'
import { SelectField } from '@sqos/form-widgets/select'
import { createElement, useMemo } from 'react'

interface RuleValueProps {
  item: FormItem
  /** As stored. */
  value: unknown
  /** Whether several values are entered. */
  isList: boolean
  label: string
  onChange: (value: unknown) => void
}

/** A value of a rule, entered with the control of its field. */
export function RuleValue({ item, value, isList, label, onChange }: RuleValueProps) {
  const plain = useMemo(() => plainItem(item, isList), [item, isList])
  if (item.kind.hasOptions && !item.kind.holdsPaths) {
    const isMultiple = isList || item.kind.isMultiple(item.node)
    return isMultiple ? (
      <SelectField
        multiple
        searchable
        size="small"
        {...optionProps({ item })}
        value={Array.isArray(value) ? value : []}
        aria-label={label}
        onChange={onChange}
      />
    ) : (
      <SelectField
        searchable
        size="small"
        {...optionProps({ item })}
        value={typeof value === 'string' || typeof value === 'number' ? value : null}
        aria-label={label}
        onChange={onChange}
      />
    )
  }
  const widget = plain && fieldOf(plain.kind.name)?.Widget
  if (!plain || !widget) return null
  return createElement(widget, {
    item: plain,
    value: plain.kind.read(value, plain.node),
    onChange: (next) => onChange(plain.kind.write(next, plain.node)),
    mode: 'edit',
    disabled: false,
    size: 'small',
    required: false,
    'aria-label': label,
  })
}

/** The field without what concerns the form only: limits to other fields, icons, being read-only. */
function plainItem({ node }: FormItem, isList: boolean): FormItem | undefined {
  const config = { ...node.__config__, startRelationField: undefined, endRelationField: undefined }
  const copy = {
    ...node,
    __config__: config,
    ...(isList && { multiple: true }),
    disabled: false,
    readonly: false,
    ...(isRecord(node.style) && { style: { ...node.style, width: '100%' } }),
  }
  return readForm({ fields: [copy] }).all[0]
}
