import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { SystemField } from './SystemField.tsx'

/** Fields that the server fills in: 创建人员, 单据组件 and similar kinds. */
function Widget(props: WidgetProps) {
  const { required: _required, ...rest } = fieldProps(props)
  return <SystemField {...rest} mode={props.mode} value={anyValue(props.value)} />
}

export const field = defineField({
  kinds: [
    'createUser',
    'createTime',
    'modifyUser',
    'modifyTime',
    'currOrganize',
    'currDept',
    'currPosition',
    'billRule',
  ],
  Widget,
})
