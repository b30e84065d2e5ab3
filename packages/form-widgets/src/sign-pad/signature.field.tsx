import { asText } from '@sqos/form-model'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { InputField } from '../input/InputField.tsx'
import { SignPad } from './SignPad.tsx'

/** 电子签章: a picture to draw; the id of a stamp of another product is shown and kept. */
function Widget(props: WidgetProps) {
  const { placeholder: _placeholder, size: _size, ...rest } = fieldProps(props)
  const text = asText(props.value) ?? ''
  if (text !== '' && !/^(data:image\/|https?:|\/)/.test(text)) {
    const mode = props.mode === 'detail' ? 'detail' : 'readonly'
    return <InputField {...rest} mode={mode} value={text} />
  }
  return <SignPad {...rest} value={anyValue(props.value)} onChange={props.onChange} />
}

export const field = defineField({ kind: 'signature', Widget })
