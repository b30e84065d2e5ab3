import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { RichText } from './RichText.tsx'

/** 富文本 */
function Widget(props: WidgetProps) {
  const { size: _size, ...rest } = fieldProps(props)
  return <RichText {...rest} value={anyValue(props.value)} onChange={props.onChange} />
}

export const field = defineField({ kind: 'editor', Widget })
