import { asText, type FormItem, own } from '@sqos/form-model'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { SwitchField, type SwitchValue } from './SwitchField.tsx'

const switchValue = (value: unknown): SwitchValue | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined

const textsOf = ({ node }: FormItem) => ({
  activeText: asText(own(node, 'activeTxt') ?? own(node, 'active-text')),
  inactiveText: asText(own(node, 'inactiveTxt') ?? own(node, 'inactive-text')),
})

/** 开关 */
const Widget = (props: WidgetProps) => (
  <SwitchField
    {...fieldProps(props)}
    value={anyValue(props.value)}
    onChange={props.onChange}
    activeValue={switchValue(own(props.item.node, 'active-value'))}
    inactiveValue={switchValue(own(props.item.node, 'inactive-value'))}
    activeColor={textOf(props.item, 'active-color')}
    inactiveColor={textOf(props.item, 'inactive-color')}
    {...textsOf(props.item)}
  />
)

export const field = defineField({
  kind: 'switch',
  Widget,
  cellProps: (item) => ({
    activeValue: own(item.node, 'active-value'),
    inactiveValue: own(item.node, 'inactive-value'),
    ...textsOf(item),
  }),
})
