import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, flagOf, numberOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { AddressField } from './AddressField.tsx'

/** 省市区域 */
function Widget(props: WidgetProps) {
  const level = Math.min(3, Math.max(0, numberOf(props.item, 'level') ?? 2))
  const shared = { ...pickerProps(props), level: anyValue(level) }
  return flagOf(props.item, 'multiple') ? <AddressField {...shared} multiple /> : <AddressField {...shared} />
}

export const field = defineField({ kind: 'address', Widget })
