import { asText, isRecord, own, ownAt } from '@sqos/form-model'
import { AffixIcon, hasAffixIcon } from '@sqos/form-widgets/affix-icon'
import { ColorField } from '@sqos/form-widgets/color'
import { InputField } from '@sqos/form-widgets/input'
import { RichText } from '@sqos/form-widgets/rich-text'
import { SystemField } from '@sqos/form-widgets/system'
import { TextareaField } from '@sqos/form-widgets/textarea'
import { anyValue, fieldProps, flagOf, numberOf, ownSize, textOf } from './field-props.ts'
import type { WidgetProps } from './widget-props.ts'

const slotText = (props: WidgetProps, name: string) => asText(ownAt(props.item.node, '__slot__', name)) || undefined

const iconOf = ({ item }: WidgetProps, key: 'prefix-icon' | 'suffix-icon') => {
  const icon = textOf(item, key)
  return icon && hasAffixIcon(icon) ? <AffixIcon icon={icon} /> : undefined
}

/** 单行输入 */
export const InputWidget = (props: WidgetProps) => (
  <InputField
    {...fieldProps(props)}
    value={anyValue(props.value)}
    onChange={props.onChange}
    clearable={flagOf(props.item, 'clearable', true)}
    maxLength={numberOf(props.item, 'maxlength')}
    showCount={flagOf(props.item, 'show-word-limit')}
    password={flagOf(props.item, 'show-password')}
    prefix={iconOf(props, 'prefix-icon')}
    suffix={iconOf(props, 'suffix-icon')}
    prepend={slotText(props, 'prepend')}
    append={slotText(props, 'append')}
  />
)

/** 密码输入, of older documents. */
export const PasswordWidget = (props: WidgetProps) => (
  <InputField {...fieldProps(props)} value={anyValue(props.value)} onChange={props.onChange} password />
)

/** 多行输入 */
export function TextareaWidget(props: WidgetProps) {
  const autosize = own(props.item.node, 'autosize')
  const lines = (key: string) => Number(own(autosize, key)) || 4
  return (
    <TextareaField
      {...fieldProps(props)}
      value={anyValue(props.value)}
      onChange={props.onChange}
      maxLength={numberOf(props.item, 'maxlength')}
      showCount={flagOf(props.item, 'show-word-limit')}
      rows={isRecord(autosize) ? { min: lines('minRows'), max: lines('maxRows') } : undefined}
    />
  )
}

/** 富文本 */
export function RichTextWidget(props: WidgetProps) {
  const { size: _size, ...rest } = fieldProps(props)
  return <RichText {...rest} value={anyValue(props.value)} onChange={props.onChange} />
}

/** 颜色选择 */
export const ColorWidget = (props: WidgetProps) => (
  <ColorField
    {...fieldProps(props)}
    size={ownSize(props)}
    value={anyValue(props.value)}
    onChange={props.onChange}
    showAlpha={flagOf(props.item, 'show-alpha')}
    format={textOf(props.item, 'color-format')?.startsWith('rgb') ? 'rgb' : 'hex'}
  />
)

/** What the server fills in: 创建人员, 单据组件 and the like. */
export function SystemWidget(props: WidgetProps) {
  const { required: _required, ...rest } = fieldProps(props)
  return <SystemField {...rest} mode={props.mode} value={anyValue(props.value)} />
}
