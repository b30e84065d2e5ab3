import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { PositionSelectField } from './PositionSelectField.tsx'

/** 岗位选择 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <PositionSelectField {...pickerProps(props)} multiple />
  ) : (
    <PositionSelectField {...pickerProps(props)} />
  )

export const field = defineField({ kind: 'posSelect', Widget, isCell: true })
