import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, numberOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { AutoCompleteField } from './AutoCompleteField.tsx'

/** 下拉补全 */
const Widget = (props: WidgetProps) => (
  <AutoCompleteField
    {...fieldProps(props)}
    interfaceId={textOf(props.item, 'interfaceId') ?? ''}
    relationField={textOf(props.item, 'relationField')}
    total={numberOf(props.item, 'total')}
    clearable={flagOf(props.item, 'clearable', true)}
    value={anyValue(props.value)}
    onChange={props.onChange}
  />
)

export const field = defineField({ kind: 'autoComplete', Widget, isCell: true })
