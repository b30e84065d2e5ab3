import type { ComponentType } from 'react'
import * as moments from './moment-widgets.tsx'
import * as numbers from './number-widgets.tsx'
import * as options from './option-widgets.tsx'
import * as others from './other-widgets.tsx'
import * as pickers from './picker-widgets.tsx'
import * as texts from './text-widgets.tsx'
import type { WidgetProps } from './widget-props.ts'

const WIDGETS: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  comInput: texts.InputWidget,
  textarea: texts.TextareaWidget,
  editor: texts.RichTextWidget,
  colorPicker: texts.ColorWidget,
  PsdInput: texts.PasswordWidget,
  dicSelect: texts.InputWidget,
  numInput: numbers.NumberWidget,
  SQOSAmount: numbers.AmountWidget,
  switch: numbers.SwitchWidget,
  rate: numbers.RateWidget,
  slider: numbers.SliderWidget,
  radio: options.RadioWidget,
  checkbox: options.CheckboxWidget,
  select: options.SelectWidget,
  cascader: options.CascaderWidget,
  treeSelect: options.TreeSelectWidget,
  date: moments.DateWidget,
  dateRange: moments.DateRangeWidget,
  time: moments.TimeWidget,
  timeRange: moments.TimeRangeWidget,
  comSelect: pickers.OrganizationWidget,
  depSelect: pickers.DepartmentWidget,
  posSelect: pickers.PositionWidget,
  userSelect: pickers.UserWidget,
  address: pickers.AddressWidget,
  relationForm: pickers.RelationFormWidget,
  popupSelect: pickers.PopupSelectWidget,
  uploadFz: others.FilesWidget,
  uploadImg: others.FilesWidget,
  calculate: others.CalculateWidget,
  sign: others.SignWidget,
  createUser: texts.SystemWidget,
  createTime: texts.SystemWidget,
  modifyUser: texts.SystemWidget,
  modifyTime: texts.SystemWidget,
  currOrganize: texts.SystemWidget,
  currDept: texts.SystemWidget,
  currPosition: texts.SystemWidget,
  billRule: texts.SystemWidget,
}

/** The component of a kind: the host's, ours, or the placeholder that keeps the data. */
export const widgetOf = (
  kind: string,
  own: Readonly<Record<string, ComponentType<WidgetProps>>> = {},
): ComponentType<WidgetProps> =>
  (Object.hasOwn(own, kind) ? own[kind] : Object.hasOwn(WIDGETS, kind) ? WIDGETS[kind] : undefined) ??
  others.UnknownWidget
