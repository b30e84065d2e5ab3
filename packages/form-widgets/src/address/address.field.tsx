import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, flagOf, numberOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { DistrictField } from './DistrictField.tsx'
import { AddressField } from './AddressField.tsx'

/** 省市区域: in a popup, or in a dialog that is confirmed. */
function Widget(props: WidgetProps) {
  const level = Math.min(3, Math.max(0, numberOf(props.item, 'level') ?? 2))
  const shared = { ...pickerProps(props), level: anyValue(level) }
  if (flagOf(props.item, 'multiple')) return <AddressField {...shared} multiple />
  return textOf(props.item, 'popupType') === 'dialog' ? <DistrictField {...shared} /> : <AddressField {...shared} />
}

export const field = defineField({ kind: 'address', Widget })
