import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { GroupSelectField } from './GroupSelectField.tsx'

/** 分组选择 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <GroupSelectField {...pickerProps(props)} multiple />
  ) : (
    <GroupSelectField {...pickerProps(props)} />
  )

export const field = defineField({ kind: 'groupSelect', Widget, isCell: true })
