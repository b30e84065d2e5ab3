import { asBoolean, own, ownAt } from '@sqos/form-model'
import { anyValue, fieldProps, flagOf, optionProps, ownSize } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'

/** Props of radio and checkbox groups. Their own size applies to buttons and borders. */
export function choicesProps(props: WidgetProps) {
  const { node } = props.item
  const optionType = ownAt(node, '__config__', 'optionType') === 'button' ? 'button' : 'default'
  const border = asBoolean(ownAt(node, '__config__', 'border')) === true
  const hasOwnSize = optionType === 'button' || border
  return {
    ...fieldProps(props),
    ...(hasOwnSize && { size: ownSize(props) }),
    optionType,
    border,
    direction: own(node, 'direction') === 'vertical' ? 'vertical' : 'horizontal',
    ...optionProps(props),
    value: anyValue(props.value),
    onChange: props.onChange,
  } as const
}

/** Props of selects, trees and cascaders. */
export const selectProps = (props: WidgetProps) => ({
  ...fieldProps(props),
  ...optionProps(props),
  clearable: flagOf(props.item, 'clearable', true),
  searchable: flagOf(props.item, 'filterable'),
  value: anyValue(props.value),
  onChange: props.onChange,
})
