import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { selectProps } from '../options/choices-props.ts'
import { SelectField } from './SelectField.tsx'

/** 下拉选择 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <SelectField {...selectProps(props)} multiple />
  ) : (
    <SelectField {...selectProps(props)} />
  )

export const field = defineField({ kind: 'select', Widget })
