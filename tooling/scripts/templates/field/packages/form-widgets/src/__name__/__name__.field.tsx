import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { __Name__Field } from './__Name__Field.tsx'

/** Maps the component of a document to the field. */
const Widget = (props: WidgetProps) => (
  <__Name__Field {...fieldProps(props)} value={anyValue(props.value)} onChange={props.onChange} />
)

export const field = defineField({ kind: '__camel__', Widget, isCell: true })
