import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, ownSize, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { ColorField } from './ColorField.tsx'

/** 颜色选择 */
const Widget = (props: WidgetProps) => (
  <ColorField
    {...fieldProps(props)}
    size={ownSize(props)}
    value={anyValue(props.value)}
    onChange={props.onChange}
    showAlpha={flagOf(props.item, 'show-alpha')}
    format={textOf(props.item, 'color-format')?.startsWith('rgb') ? 'rgb' : 'hex'}
  />
)

export const field = defineField({ kind: 'colorPicker', Widget })
