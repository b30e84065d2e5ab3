import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { recordProps } from '../picker/record-props.ts'
import { RelationFormField } from './RelationFormField.tsx'

/** 关联表单 */
const Widget = (props: WidgetProps) => (
  <RelationFormField
    {...fieldProps(props)}
    {...recordProps(props.item)}
    modelId={textOf(props.item, 'modelId') ?? ''}
    relationField={textOf(props.item, 'relationField') ?? ''}
    value={anyValue(props.value)}
    onChange={props.onChange}
  />
)

export const field = defineField({
  kind: 'relationForm',
  Widget,
  cellProps: (item) => ({
    ...recordProps(item),
    modelId: textOf(item, 'modelId'),
    relationField: textOf(item, 'relationField'),
  }),
})
