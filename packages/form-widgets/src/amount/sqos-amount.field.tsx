import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { numberProps } from '../number/number-props.ts'
import { AmountField } from './AmountField.tsx'

/** 金额输入, of older documents. */
const Widget = (props: WidgetProps) => (
  <AmountField {...numberProps(props)} showCapitals={flagOf(props.item, 'showChinese', true)} />
)

export const field = defineField({ kind: 'SQOSAmount', Widget })
