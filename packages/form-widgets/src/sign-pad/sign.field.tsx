import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { SignPad } from './SignPad.tsx'

/** 手写签名, of newer documents: a picture. */
function Widget(props: WidgetProps) {
  const { placeholder: _placeholder, size: _size, ...rest } = fieldProps(props)
  return <SignPad {...rest} value={anyValue(props.value)} onChange={props.onChange} />
}

export const field = defineField({ kind: 'sign', Widget })
