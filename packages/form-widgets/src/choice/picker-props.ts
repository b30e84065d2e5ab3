import { ableIdsOf } from '@sqos/form-model'
import { anyValue, fieldProps, flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'

/** Props of pickers of users and places. */
export const pickerProps = (props: WidgetProps) => ({
  ...fieldProps(props),
  ableIds: ableIdsOf(props.item.node),
  clearable: flagOf(props.item, 'clearable', true),
  value: anyValue(props.value),
  onChange: props.onChange,
})
