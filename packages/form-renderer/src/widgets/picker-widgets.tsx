import { asList, asText, type FormItem, own } from '@sqos/form-model'
import { AddressField } from '@sqos/form-widgets/address'
import { DepartmentSelectField } from '@sqos/form-widgets/department-select'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { PopupSelectField } from '@sqos/form-widgets/popup-select'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { RelationFormField } from '@sqos/form-widgets/relation-form'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { anyValue, fieldProps, flagOf, numberOf, oneOf, textOf } from './field-props.ts'
import type { WidgetProps } from './widget-props.ts'

const look = (props: WidgetProps) => ({
  ...fieldProps(props),
  clearable: flagOf(props.item, 'clearable', true),
  value: anyValue(props.value),
  onChange: props.onChange,
})

const isMultiple = ({ item }: WidgetProps) => flagOf(item, 'multiple')

/** 组织选择 */
export const OrganizationWidget = (props: WidgetProps) =>
  isMultiple(props) ? (
    <OrganizationSelectField {...look(props)} multiple />
  ) : (
    <OrganizationSelectField {...look(props)} />
  )

/** 部门选择 */
export const DepartmentWidget = (props: WidgetProps) =>
  isMultiple(props) ? <DepartmentSelectField {...look(props)} multiple /> : <DepartmentSelectField {...look(props)} />

/** 岗位选择 */
export const PositionWidget = (props: WidgetProps) =>
  isMultiple(props) ? <PositionSelectField {...look(props)} multiple /> : <PositionSelectField {...look(props)} />

/** 用户选择 */
export function UserWidget(props: WidgetProps) {
  const hasSystem = flagOf(props.item, 'hasSys')
  return isMultiple(props) ? (
    <UserSelectField {...look(props)} hasSystem={hasSystem} multiple />
  ) : (
    <UserSelectField {...look(props)} hasSystem={hasSystem} />
  )
}

/** 省市区域 */
export function AddressWidget(props: WidgetProps) {
  const level = Math.min(3, Math.max(0, numberOf(props.item, 'level') ?? 2))
  const shared = { ...look(props), level: anyValue(level) }
  return isMultiple(props) ? <AddressField {...shared} multiple /> : <AddressField {...shared} />
}

/** What pickers of records take out of a component. */
export const recordProps = (item: FormItem) => ({
  columnOptions: asList(own(item.node, 'columnOptions')).flatMap((column) => {
    const value = asText(own(column, 'value'))
    return value ? [{ value, label: asText(own(column, 'label')) || undefined }] : []
  }),
  hasPage: flagOf(item, 'hasPage'),
  pageSize: numberOf(item, 'pageSize'),
  popupType: oneOf(own(item.node, 'popupType'), ['dialog', 'drawer']),
  popupTitle: textOf(item, 'popupTitle'),
  popupWidth: textOf(item, 'popupWidth'),
  clearable: flagOf(item, 'clearable', true),
})

/** 关联表单 */
export const RelationFormWidget = (props: WidgetProps) => (
  <RelationFormField
    {...fieldProps(props)}
    {...recordProps(props.item)}
    modelId={textOf(props.item, 'modelId') ?? ''}
    relationField={textOf(props.item, 'relationField') ?? ''}
    value={anyValue(props.value)}
    onChange={props.onChange}
  />
)

/** 弹窗选择 */
export function PopupSelectWidget(props: WidgetProps) {
  const { item } = props
  const shared = {
    ...fieldProps(props),
    ...recordProps(item),
    interfaceId: textOf(item, 'interfaceId') ?? '',
    propsValue: textOf(item, 'propsValue'),
    relationField: textOf(item, 'relationField'),
    value: anyValue(props.value),
    onChange: props.onChange,
  }
  return isMultiple(props) ? <PopupSelectField {...shared} multiple /> : <PopupSelectField {...shared} />
}
