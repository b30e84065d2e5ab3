import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, numberOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { RateField } from './RateField.tsx'

/** 评分 */
function Widget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  const show = flagOf(props.item, 'show-text') ? 'text' : flagOf(props.item, 'show-score') ? 'score' : undefined
  return (
    <RateField
      {...rest}
      value={anyValue(props.value)}
      onChange={props.onChange}
      max={numberOf(props.item, 'max')}
      allowHalf={flagOf(props.item, 'allow-half')}
      show={show}
    />
  )
}

export const field = defineField({ kind: 'rate', Widget })
