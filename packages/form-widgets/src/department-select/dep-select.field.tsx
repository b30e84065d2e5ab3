import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { DepartmentSelectField } from './DepartmentSelectField.tsx'

/** 部门选择 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <DepartmentSelectField {...pickerProps(props)} multiple />
  ) : (
    <DepartmentSelectField {...pickerProps(props)} />
  )

export const field = defineField({ kind: 'depSelect', Widget, isCell: true })
