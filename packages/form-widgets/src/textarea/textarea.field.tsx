import { isRecord, own } from '@sqos/form-model'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, numberOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { TextareaField } from './TextareaField.tsx'

/** 多行输入 */
function Widget(props: WidgetProps) {
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

export const field = defineField({ kind: 'textarea', Widget })
