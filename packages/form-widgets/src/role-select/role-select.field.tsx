import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { RoleSelectField } from './RoleSelectField.tsx'

/** 角色选择 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <RoleSelectField {...pickerProps(props)} multiple />
  ) : (
    <RoleSelectField {...pickerProps(props)} />
  )

export const field = defineField({ kind: 'roleSelect', Widget, isCell: true })
