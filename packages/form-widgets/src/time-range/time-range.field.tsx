import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { timeProps } from '../moment/moment-props.ts'
import { TimeRangeField } from './TimeRangeField.tsx'

/** 时间范围, of older documents. */
function Widget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  return <TimeRangeField {...rest} {...timeProps(props)} value={anyValue(props.value)} onChange={props.onChange} />
}

export const field = defineField({ kind: 'timeRange', Widget })
