import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { OrganizationSelectField } from './OrganizationSelectField.tsx'

/** 组织选择 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <OrganizationSelectField {...pickerProps(props)} multiple />
  ) : (
    <OrganizationSelectField {...pickerProps(props)} />
  )

export const field = defineField({ kind: 'comSelect', Widget, isCell: true })
