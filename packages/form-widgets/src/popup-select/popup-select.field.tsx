import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { recordProps } from '../picker/record-props.ts'
import { PopupSelectField } from './PopupSelectField.tsx'

/** 弹窗选择 */
function Widget(props: WidgetProps) {
  const { item } = props
  const shared = {
    ...fieldProps(props),
    ...recordProps(item),
    interfaceId: textOf(item, 'interfaceId') ?? '',
    propsValue: textOf(item, 'propsValue'),
    relationField: textOf(item, 'relationField'),
    value: anyValue(props.value),
    onChange: props.onChange,
  }
  return flagOf(item, 'multiple') ? <PopupSelectField {...shared} multiple /> : <PopupSelectField {...shared} />
}

export const field = defineField({
  kind: 'popupSelect',
  Widget,
  cellProps: (item) => ({
    ...recordProps(item),
    interfaceId: textOf(item, 'interfaceId'),
    propsValue: textOf(item, 'propsValue'),
    relationField: textOf(item, 'relationField'),
  }),
})
