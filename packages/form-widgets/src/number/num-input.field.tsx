import { own, showsCapitals } from '@sqos/form-model'
import { AmountField } from '../amount/AmountField.tsx'
import { defineField } from '../kinds/define-field.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { numberProps } from './number-props.ts'
import { NumberField } from './NumberField.tsx'

/** 数字输入, with the amount in capitals if the component asks for it. */
function Widget(props: WidgetProps) {
  const controls = own(props.item.node, 'controls-position') === 'right' ? 'right' : 'sides'
  const shared = { ...numberProps(props), controls } as const
  return showsCapitals(props.item.node) ? <AmountField {...shared} thousands={false} /> : <NumberField {...shared} />
}

export const field = defineField({ kind: 'numInput', Widget })
