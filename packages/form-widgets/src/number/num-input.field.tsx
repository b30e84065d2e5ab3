import { own } from '@sqos/form-model'
import { defineField } from '../kinds/define-field.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { numberProps } from './number-props.ts'
import { NumberField } from './NumberField.tsx'

/** 数字输入 */
const Widget = (props: WidgetProps) => (
  <NumberField
    {...numberProps(props)}
    controls={own(props.item.node, 'controls-position') === 'right' ? 'right' : 'sides'}
  />
)

export const field = defineField({ kind: 'numInput', Widget })
