import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { dateProps } from '../moment/moment-props.ts'
import { DateRangeField } from './DateRangeField.tsx'

/** 日期范围, of older documents. */
function Widget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  return <DateRangeField {...rest} {...dateProps(props)} value={anyValue(props.value)} onChange={props.onChange} />
}

export const field = defineField({ kind: 'dateRange', Widget })
