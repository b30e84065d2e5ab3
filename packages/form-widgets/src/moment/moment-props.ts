import { asText, own } from '@sqos/form-model'
import { flagOf, oneOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'

/** Props of date fields. */
export const dateProps = ({ item, limits }: WidgetProps) => {
  const type = (asText(own(item.node, 'type')) ?? '').replace('range', '')
  return {
    type: oneOf(type, ['year', 'month', 'date', 'datetime']),
    format: textOf(item, 'format'),
    clearable: flagOf(item, 'clearable', true),
    min: limits?.min,
    max: limits?.max,
  } as const
}

/** Props of time fields. */
export const timeProps = ({ item }: WidgetProps) =>
  ({
    format: oneOf(own(item.node, 'format'), ['HH:mm:ss', 'HH:mm']),
    clearable: flagOf(item, 'clearable', true),
  }) as const
