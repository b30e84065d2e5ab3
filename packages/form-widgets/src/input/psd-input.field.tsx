import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { InputField } from './InputField.tsx'

/** 密码输入, of older documents. */
const Widget = (props: WidgetProps) => (
  <InputField {...fieldProps(props)} value={anyValue(props.value)} onChange={props.onChange} password />
)

export const field = defineField({ kind: 'PsdInput', Widget })
