import {
  choice,
  colour,
  config,
  flag,
  flagUnlessNot,
  note,
  number,
  plain,
  type Property,
  reference,
  text,
} from './property.ts'
import { defaultNode, defaultOption, flat, inSight, tree } from './option-properties.ts'

const placeholder = text('placeholder')
const disabled = flag('disabled')
const readonly = flag('readonly')
const clearable = flagUnlessNot('clearable')
const filterable = flag('filterable')
/** One value is not a list of values. */
const multiple: Property = {
  ...flag('multiple'),
  also: (on) => [[config('defaultValue'), on === true ? [] : '']],
}
const isOn = (value: unknown) => value === true
const defaultText = text('defaultValue', config('defaultValue'))
const defaultNumber = number('defaultValue', {}, ['__config__', 'defaultValue'])
const defaultMoment: Property = {
  name: 'defaultValue',
  path: config('defaultValue'),
  editor: { type: 'defaultMoment' },
}
const icon = (name: string): Property => ({ name, path: [name], editor: { type: 'icon' } })
const stored = (name: string): Property => ({ name, path: [name], editor: { type: 'stored' } })

/** When a text is held against its rules. Source: contract of the platform, 15. */
const trigger = choice('trigger', ['blur', 'change'], config('trigger'))

const popupWidths = ['600px', '800px', '1000px', '40%', '50%', '60%', '70%', '80%']
const pages = [
  flag('hasPage'),
  { ...plain('pageSize', [20, 50, 100, 500]), when: { path: ['hasPage'], is: [true, 1] } },
] as const
const files = [
  choice('accept', ['', 'image/*', 'video/*', 'audio/*', '.xls,.xlsx', '.doc,.docx', '.pdf', '.txt']),
  number('fileSize', { min: 1, max: 10_000 }),
  plain('sizeUnit', ['KB', 'MB']),
  flag('showTip'),
  number('limit', { min: 1, max: 100 }),
  disabled,
] as const
const code = [
  choice('dataType', ['static', 'relation', 'form']),
  { ...text('staticText'), when: { path: ['dataType'], is: ['static'] } },
  {
    name: 'relationField',
    path: ['relationField'],
    editor: { type: 'field', of: 'values' },
    when: { path: ['dataType'], is: ['relation'] },
  },
] as const satisfies readonly Property[]
const attribute = [
  { name: 'source', path: ['relationField'], editor: { type: 'field', of: 'relations' } },
] as const satisfies readonly Property[]
const activePanes: Property = { name: 'active', path: config('active'), editor: { type: 'activePanes' } }
const panes: Property = { name: 'panes', path: config('children'), editor: { type: 'panes' } }
const system = [flag('noShow', config('noShow'))]

/** Properties by kind, in their order. Source: contract of the platform, 13.8. */
export const KIND_PROPERTIES: Readonly<Record<string, readonly Property[]>> = {
  comInput: [
    placeholder,
    defaultText,
    text('prepend', ['__slot__', 'prepend']),
    text('append', ['__slot__', 'append']),
    icon('prefix-icon'),
    icon('suffix-icon'),
    number('maxlength', { min: 1, max: 10_000 }),
    flag('show-word-limit'),
    flag('show-password'),
    clearable,
    readonly,
    disabled,
    trigger,
  ],
  textarea: [
    placeholder,
    note('defaultValue', config('defaultValue')),
    number('minRows', { min: 1, max: 20 }, ['autosize', 'minRows']),
    number('maxRows', { min: 1, max: 50 }, ['autosize', 'maxRows']),
    number('maxlength', { min: 1, max: 100_000 }),
    flag('show-word-limit'),
    readonly,
    disabled,
    trigger,
  ],
  numInput: [
    placeholder,
    defaultNumber,
    number('min'),
    number('max'),
    number('step', { min: 0 }),
    flag('step-strictly'),
    number('precision', { min: 0, max: 10 }),
    choice('controls-position', ['', 'right']),
    disabled,
  ],
  switch: [
    text('activeTxt'),
    text('inactiveTxt'),
    stored('active-value'),
    stored('inactive-value'),
    colour('active-color'),
    colour('inactive-color'),
    flag('defaultValue', config('defaultValue')),
    disabled,
  ],
  radio: inSight,
  checkbox: inSight,
  select: [placeholder, ...flat, defaultOption, multiple, clearable, filterable, disabled],
  cascader: [
    placeholder,
    ...tree,
    defaultNode,
    { ...flag('multiple', ['props', 'props', 'multiple']), also: () => [[config('defaultValue'), []]] },
    flagUnlessNot('show-all-levels'),
    text('separator'),
    clearable,
    filterable,
    disabled,
  ],
  treeSelect: [placeholder, ...tree, defaultNode, multiple, clearable, filterable, disabled],
  date: [
    placeholder,
    {
      ...choice('dateType', ['date', 'datetime'], ['type']),
      also: (type) => [[['format'], type === 'datetime' ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd']],
    },
    text('format'),
    defaultMoment,
    clearable,
    readonly,
    disabled,
  ],
  time: [
    placeholder,
    { ...plain('format', ['HH:mm:ss', 'HH:mm']), also: (format) => [[['value-format'], format]] },
    text('selectableRange', ['picker-options', 'selectableRange']),
    defaultMoment,
    clearable,
    readonly,
    disabled,
  ],
  uploadFz: [text('buttonText'), ...files],
  uploadImg: [...files],
  colorPicker: [
    colour('defaultValue', config('defaultValue')),
    flag('show-alpha'),
    choice('color-format', ['', 'hex', 'rgb']),
    choice('fieldSize', ['medium', 'small', 'mini'], ['size']),
    disabled,
  ],
  rate: [
    defaultNumber,
    number('max', { min: 1, max: 20 }),
    flag('allow-half'),
    { ...flag('show-text'), also: (on) => (isOn(on) ? [[['show-score'], false]] : []) },
    { ...flag('show-score'), also: (on) => (isOn(on) ? [[['show-text'], false]] : []) },
    disabled,
  ],
  slider: [
    { ...defaultNumber, when: { path: ['range'], is: [false, 0, null, undefined] } },
    number('min'),
    number('max'),
    number('step', { min: 0 }),
    flag('show-stops'),
    { ...flag('range'), also: () => [[config('defaultValue'), null]] },
    disabled,
  ],
  divider: [text('content', ['__slot__', 'default']), choice('content-position', ['left', 'center', 'right'])],
  SQOSText: [
    note('content', config('defaultValue')),
    colour('color', ['textStyle', 'color']),
    number('font-size', { min: 8, max: 72 }, ['textStyle', 'font-size']),
    number('line-height', { min: 8, max: 100 }, ['textStyle', 'line-height']),
    choice('text-align', ['left', 'center', 'right'], ['textStyle', 'text-align']),
    choice('font-weight', ['normal', 'bold'], ['textStyle', 'font-weight']),
    choice('font-style', ['normal', 'italic'], ['textStyle', 'font-style']),
    choice('text-decoration', ['none', 'underline', 'line-through'], ['textStyle', 'text-decoration']),
  ],
  editor: [placeholder],
  button: [
    text('buttonText'),
    choice('align', ['left', 'center', 'right']),
    choice('buttonType', ['', 'primary', 'success', 'info', 'warning', 'danger'], ['type']),
    disabled,
  ],
  // The dialogs of people, places and records are always searched: a switch for it would change nothing.
  comSelect: [placeholder, multiple, clearable, disabled],
  depSelect: [placeholder, multiple, clearable, disabled],
  posSelect: [placeholder, multiple, clearable, disabled],
  userSelect: [placeholder, multiple, flag('hasSys'), clearable, disabled],
  billRule: [reference('rule', 'billRules', config('rule')), ...system],
  table: [
    flagUnlessNot('showTitle', config('showTitle')),
    text('actionText'),
    flag('show-summary'),
    {
      name: 'summaryField',
      path: ['summaryField'],
      editor: { type: 'summary' },
      when: { path: ['show-summary'], is: [true, 1] },
    },
    disabled,
  ],
  address: [placeholder, choice('level', [0, 1, 2, 3]), multiple, clearable, disabled],
  relationForm: [
    placeholder,
    reference('modelId', 'models'),
    { name: 'relationField', path: ['relationField'], editor: { type: 'modelField' } },
    { name: 'columnOptions', path: ['columnOptions'], editor: { type: 'columns' } },
    ...pages,
    clearable,
    disabled,
  ],
  popupSelect: [
    placeholder,
    reference('interfaceId', 'dataInterfaces'),
    text('propsValue'),
    text('relationField'),
    { name: 'columnOptions', path: ['columnOptions'], editor: { type: 'columns' } },
    choice('popupType', ['dialog', 'drawer']),
    text('popupTitle'),
    plain('popupWidth', popupWidths),
    ...pages,
    clearable,
    disabled,
  ],
  relationFormAttr: [...attribute, { name: 'showField', path: ['showField'], editor: { type: 'attributeField' } }],
  popupAttr: [...attribute, text('showField')],
  qrcode: [...code, colour('colorDark'), colour('colorLight'), number('width', { min: 40, max: 400 }, ['size'])],
  barcode: [
    ...code.map((property) => (property.name === 'dataType' ? choice('dataType', ['static', 'relation']) : property)),
    plain('format', [
      'code128',
      'ean13',
      'ean8',
      'ean5',
      'ean2',
      'code39',
      'itf14',
      'msi10',
      'msi11',
      'pharmacode',
      'upc',
      'codabar',
    ]),
    colour('lineColor'),
    colour('background'),
    number('width', { min: 1, max: 10 }),
    number('height', { min: 10, max: 200 }),
  ],
  calculate: [{ name: 'expression', path: ['expression'], editor: { type: 'expression' } }],
  createUser: system,
  createTime: system,
  modifyUser: system,
  modifyTime: system,
  currOrganize: [choice('showLevel', ['all', 'last']), ...system],
  currDept: system,
  currPosition: system,
  groupTitle: [text('content'), choice('content-position', ['left', 'center', 'right'])],
  card: [text('header'), choice('shadow', ['always', 'hover', 'never'])],
  row: [
    choice('justify', ['start', 'end', 'center', 'space-around', 'space-between']),
    choice('rowAlign', ['top', 'middle', 'bottom'], ['align']),
  ],
  tab: [
    choice('tabType', ['', 'card', 'border-card'], ['type']),
    choice('tab-position', ['top', 'left', 'right', 'bottom']),
    panes,
    activePanes,
  ],
  collapse: [flag('accordion'), panes, activePanes],
}
