import { asText, own, ownAt } from '@sqos/form-model'
import { DateField } from '@sqos/form-widgets/date'
import { DateRangeField } from '@sqos/form-widgets/date-range'
import { TimeField } from '@sqos/form-widgets/time'
import { TimeRangeField } from '@sqos/form-widgets/time-range'
import { anyValue, fieldProps, flagOf, oneOf, textOf } from './field-props.ts'
import type { WidgetProps } from './widget-props.ts'

const dateLook = ({ item }: WidgetProps) => {
  const type = (asText(own(item.node, 'type')) ?? '').replace('range', '')
  return {
    type: oneOf(type, ['year', 'month', 'date', 'datetime']),
    format: textOf(item, 'format'),
    clearable: flagOf(item, 'clearable', true),
  } as const
}

/** 日期选择 */
export const DateWidget = (props: WidgetProps) => (
  <DateField {...fieldProps(props)} {...dateLook(props)} value={anyValue(props.value)} onChange={props.onChange} />
)

/** 日期范围, of older documents. */
export function DateRangeWidget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  return <DateRangeField {...rest} {...dateLook(props)} value={anyValue(props.value)} onChange={props.onChange} />
}

/** Source: contract of the platform, 13.8: `00:00:00-23:59:59`. */
const timeRange = ({ item }: WidgetProps): readonly string[] => {
  const range = asText(ownAt(item.node, 'picker-options', 'selectableRange')) ?? ''
  return /^\d{1,2}:\d{2}:\d{2}-\d{1,2}:\d{2}:\d{2}$/.test(range) ? range.split('-') : []
}

const timeLook = (props: WidgetProps) =>
  ({
    format: oneOf(own(props.item.node, 'format'), ['HH:mm:ss', 'HH:mm']),
    clearable: flagOf(props.item, 'clearable', true),
  }) as const

/** 时间选择 */
export function TimeWidget(props: WidgetProps) {
  const [min, max] = timeRange(props)
  return (
    <TimeField
      {...fieldProps(props)}
      {...timeLook(props)}
      min={min}
      max={max}
      value={anyValue(props.value)}
      onChange={props.onChange}
    />
  )
}

/** 时间范围, of older documents. */
export function TimeRangeWidget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  return <TimeRangeField {...rest} {...timeLook(props)} value={anyValue(props.value)} onChange={props.onChange} />
}
