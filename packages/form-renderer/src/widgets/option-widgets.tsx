import { asBoolean, own, ownAt } from '@sqos/form-model'
import { CascaderField } from '@sqos/form-widgets/cascader'
import { CheckboxField } from '@sqos/form-widgets/checkbox'
import { RadioField } from '@sqos/form-widgets/radio'
import { SelectField } from '@sqos/form-widgets/select'
import { TreeSelectField } from '@sqos/form-widgets/tree-select'
import { anyValue, fieldProps, flagOf, optionProps, ownSize, textOf } from './field-props.ts'
import type { WidgetProps } from './widget-props.ts'

/** Choices in sight: how they stand beside one another. Source: contract of the platform, 13.8: a size of their own counts for buttons and borders. */
function choicesLook(props: WidgetProps) {
  const { node } = props.item
  const optionType = ownAt(node, '__config__', 'optionType') === 'button' ? 'button' : 'default'
  const border = asBoolean(ownAt(node, '__config__', 'border')) === true
  const hasOwnSize = optionType === 'button' || border
  return {
    ...fieldProps(props),
    ...(hasOwnSize && { size: ownSize(props) }),
    optionType,
    border,
    direction: own(node, 'direction') === 'vertical' ? 'vertical' : 'horizontal',
  } as const
}

/** 单选框组 */
export const RadioWidget = (props: WidgetProps) => (
  <RadioField {...choicesLook(props)} {...optionProps(props)} value={anyValue(props.value)} onChange={props.onChange} />
)

/** 多选框组 */
export const CheckboxWidget = (props: WidgetProps) => (
  <CheckboxField
    {...choicesLook(props)}
    {...optionProps(props)}
    value={anyValue(props.value)}
    onChange={props.onChange}
  />
)

const choice = (props: WidgetProps) => ({
  ...fieldProps(props),
  ...optionProps(props),
  clearable: flagOf(props.item, 'clearable', true),
  searchable: flagOf(props.item, 'filterable'),
  value: anyValue(props.value),
  onChange: props.onChange,
})

/** 下拉选择 */
export const SelectWidget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? <SelectField {...choice(props)} multiple /> : <SelectField {...choice(props)} />

/** 下拉树形 */
export const TreeSelectWidget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <TreeSelectField {...choice(props)} multiple />
  ) : (
    <TreeSelectField {...choice(props)} />
  )

/** 级联选择 */
export function CascaderWidget(props: WidgetProps) {
  const look = {
    ...choice(props),
    showAllLevels: flagOf(props.item, 'show-all-levels', true),
    separator: textOf(props.item, 'separator'),
  }
  const isMultiple =
    asBoolean(ownAt(props.item.node, 'props', 'props', 'multiple')) === true || flagOf(props.item, 'multiple')
  return isMultiple ? <CascaderField {...look} multiple /> : <CascaderField {...look} />
}
