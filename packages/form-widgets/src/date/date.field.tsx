import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { dateProps } from '../moment/moment-props.ts'
import { DateField } from './DateField.tsx'

/** 日期选择 */
const Widget = (props: WidgetProps) => (
  <DateField {...fieldProps(props)} {...dateProps(props)} value={anyValue(props.value)} onChange={props.onChange} />
)

export const field = defineField({ kind: 'date', Widget })
