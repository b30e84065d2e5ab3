import { asText, ownAt } from '@sqos/form-model'
import { AffixIcon, hasAffixIcon } from '../affix-icon/AffixIcon.tsx'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, numberOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { InputField } from './InputField.tsx'

const slotText = (props: WidgetProps, name: string) => asText(ownAt(props.item.node, '__slot__', name)) || undefined

const iconOf = ({ item }: WidgetProps, key: 'prefix-icon' | 'suffix-icon') => {
  const icon = textOf(item, key)
  return icon && hasAffixIcon(icon) ? <AffixIcon icon={icon} /> : undefined
}

/** 单行输入 */
const Widget = (props: WidgetProps) => (
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

export const field = defineField({ kind: 'comInput', Widget })
