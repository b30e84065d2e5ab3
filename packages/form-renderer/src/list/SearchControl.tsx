import { type FormItem, isRecord, own, type SearchField } from '@sqos/form-model'
import { DateRangeField } from '@sqos/form-widgets/date-range'
import { InputField } from '@sqos/form-widgets/input'
import { NumberRangeField } from '@sqos/form-widgets/number-range'
import { TimeRangeField } from '@sqos/form-widgets/time-range'
import { createElement, useMemo } from 'react'
import { anyValue, oneOf, textOf } from '@sqos/form-widgets/kinds'
import { widgetOf } from '../widgets/widget-of.ts'

interface SearchControlProps {
  field: SearchField
  value: unknown
  onChange: (value: unknown) => void
}

/** The input of a condition, by the kind of its field. */
export function SearchControl({ field, value, onChange }: SearchControlProps) {
  const { item, way } = field
  const single = useMemo(() => item && singleChoice(item), [item])
  switch (way.input) {
    case 'text':
      return <InputField value={anyValue(value)} onChange={onChange} maxLength={200} />
    case 'numberRange':
      return <NumberRangeField value={anyValue(value)} onChange={onChange} />
    case 'dateRange':
      return (
        <DateRangeField
          value={anyValue(value)}
          onChange={onChange}
          type={way.unit === 'moment' ? 'datetime' : (oneOf(own(item?.node, 'type'), ['year', 'month']) ?? 'date')}
          format={item && way.unit === 'moment' ? textOf(item, 'format') : undefined}
        />
      )
    case 'timeRange':
      return <TimeRangeField value={anyValue(value)} onChange={onChange} />
    case 'select':
    case 'picker': {
      if (!single) return null
      const kind = way.input === 'select' ? 'select' : (single.kind.searchedAs ?? single.kind.name)
      return createElement(widgetOf(kind), {
        item: single,
        value,
        onChange,
        mode: 'edit',
        disabled: false,
        required: false,
      })
    }
  }
}

/** The component as a search input: one choice, always editable. */
function singleChoice(item: FormItem): FormItem {
  const props = own(item.node, 'props')
  const inner = own(props, 'props')
  const node = {
    ...item.node,
    multiple: false,
    disabled: false,
    readonly: false,
    clearable: true,
    placeholder: '',
    ...(isRecord(props) && isRecord(inner) && { props: { ...props, props: { ...inner, multiple: false } } }),
  }
  return { ...item, node, isReadonly: false }
}
