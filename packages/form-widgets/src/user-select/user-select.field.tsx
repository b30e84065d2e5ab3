import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { UserSelectField } from './UserSelectField.tsx'

/** 用户选择 */
function Widget(props: WidgetProps) {
  const hasSystem = flagOf(props.item, 'hasSys')
  return flagOf(props.item, 'multiple') ? (
    <UserSelectField {...pickerProps(props)} hasSystem={hasSystem} multiple />
  ) : (
    <UserSelectField {...pickerProps(props)} hasSystem={hasSystem} />
  )
}

export const field = defineField({ kind: 'userSelect', Widget, isCell: true })
