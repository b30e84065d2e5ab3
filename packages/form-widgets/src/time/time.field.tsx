import { asText, ownAt } from '@sqos/form-model'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { timeProps } from '../moment/moment-props.ts'
import { TimeField } from './TimeField.tsx'

/** A range of times as documents store it: `00:00:00-23:59:59`. */
const selectableRange = ({ item }: WidgetProps): readonly string[] => {
  const range = asText(ownAt(item.node, 'picker-options', 'selectableRange')) ?? ''
  return /^\d{1,2}:\d{2}:\d{2}-\d{1,2}:\d{2}:\d{2}$/.test(range) ? range.split('-') : []
}

/** 时间选择 */
function Widget(props: WidgetProps) {
  const [min, max] = selectableRange(props)
  return (
    <TimeField
      {...fieldProps(props)}
      {...timeProps(props)}
      min={min}
      max={max}
      value={anyValue(props.value)}
      onChange={props.onChange}
    />
  )
}

export const field = defineField({ kind: 'time', Widget })
