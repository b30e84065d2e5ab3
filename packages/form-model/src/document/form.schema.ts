import { Type, type Static } from 'typebox'

// Documents of this product family store numbers as text and true as 1. A schema lists every key with all its types.
// Keys
// that are not in the schema are kept unchanged.
const open = { additionalProperties: true } as const
const Text = Type.Optional(Type.Union([Type.Null(), Type.String(), Type.Number()]))
const Whole = Type.Optional(Type.Union([Type.Null(), Type.Number(), Type.String()]))
const Flag = Type.Optional(Type.Union([Type.Null(), Type.Boolean(), Type.Number(), Type.String()]))
const Any = Type.Optional(Type.Unknown())
const Functions = Type.Optional(Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())]))

/** A rule of a field: a regular expression between slashes, and the message for values that do not match. */
export const PatternRuleSchema = Type.Object({ pattern: Text, message: Text }, open)

/** `__config__` of a component. */
export const NodeConfigSchema = Type.Object(
  {
    sqosKey: Type.Optional(Type.String()),
    label: Text,
    labelWidth: Whole,
    showLabel: Flag,
    tag: Text,
    tagIcon: Text,
    changeTag: Flag,
    defaultValue: Any,
    required: Flag,
    unique: Flag,
    layout: Text,
    span: Whole,
    dragDisabled: Flag,
    visibility: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.String())])),
    tableName: Text,
    noShow: Flag,
    regList: Type.Optional(Type.Union([Type.Null(), Type.Array(PatternRuleSchema)])),
    trigger: Type.Optional(Type.Union([Type.Null(), Type.String(), Type.Array(Type.String())])),
    formId: Whole,
    renderKey: Whole,
    componentName: Text,
    children: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.Unknown())])),
    isSubTable: Flag,
    relationTable: Text,
    parentVModel: Text,
    columnWidth: Whole,
    dataType: Text,
    dictionaryType: Text,
    propsUrl: Text,
    propsName: Text,
    props: Type.Optional(Type.Union([Type.Null(), Type.Object({ label: Text, value: Text, children: Text }, open)])),
    optionType: Text,
    border: Flag,
    rule: Text,
    ruleName: Text,
    showTitle: Flag,
    type: Text,
    rowType: Text,
    layoutTree: Flag,
    active: Any,
  },
  open,
)

/** A component of a form; other keys are props of its widget. */
export const FormNodeSchema = Type.Object(
  {
    __config__: NodeConfigSchema,
    __vModel__: Type.Optional(Type.Union([Type.Null(), Type.String()])),
    __slot__: Type.Optional(Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())])),
    on: Functions,
    placeholder: Text,
    disabled: Flag,
    readonly: Flag,
    clearable: Flag,
    filterable: Flag,
    multiple: Flag,
    style: Type.Optional(Type.Union([Type.Null(), Type.String(), Type.Record(Type.String(), Type.Unknown())])),
    // comInput, textarea
    maxlength: Whole,
    'show-word-limit': Flag,
    'show-password': Flag,
    isPhoneNumber: Flag,
    'prefix-icon': Text,
    'suffix-icon': Text,
    autosize: Any,
    // numInput, slider, rate
    min: Whole,
    max: Whole,
    step: Whole,
    'step-strictly': Flag,
    precision: Whole,
    'controls-position': Text,
    'allow-half': Flag,
    'show-text': Flag,
    'show-score': Flag,
    'show-stops': Flag,
    range: Flag,
    // switch
    activeTxt: Text,
    inactiveTxt: Text,
    'active-text': Text,
    'inactive-text': Text,
    'active-color': Text,
    'inactive-color': Text,
    'active-value': Any,
    'inactive-value': Any,
    // option kinds
    options: Any,
    size: Text,
    props: Type.Optional(Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())])),
    'show-all-levels': Flag,
    separator: Text,
    // date, time
    type: Text,
    format: Text,
    'value-format': Text,
    'picker-options': Any,
    'is-range': Flag,
    'range-separator': Text,
    'start-placeholder': Text,
    'end-placeholder': Text,
    // uploads
    accept: Text,
    fileSize: Whole,
    sizeUnit: Text,
    buttonText: Text,
    showTip: Flag,
    limit: Whole,
    // colorPicker
    'show-alpha': Flag,
    'color-format': Text,
    // divider, groupTitle, SQOSText, button, card
    'content-position': Text,
    content: Text,
    textStyle: Any,
    align: Text,
    header: Text,
    shadow: Text,
    // table
    actionText: Text,
    'show-summary': Flag,
    summaryField: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.String())])),
    tableConf: Any,
    // address, relations
    level: Whole,
    modelId: Text,
    flowId: Text,
    relationField: Text,
    showField: Text,
    columnOptions: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.Unknown())])),
    hasPage: Flag,
    pageSize: Whole,
    interfaceId: Text,
    interfaceName: Text,
    propsValue: Text,
    popupType: Text,
    popupTitle: Text,
    popupWidth: Text,
    // calculate
    expression: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.Unknown())])),
    // qrcode, barcode
    colorDark: Text,
    colorLight: Text,
    dataType: Text,
    staticText: Text,
    lineColor: Text,
    background: Text,
    width: Any,
    height: Any,
    // system kinds
    showLevel: Text,
    showChinese: Flag,
    hasSys: Flag,
    // containers
    'tab-position': Text,
    accordion: Flag,
    justify: Text,
    gutter: Whole,
    title: Text,
    name: Text,
  },
  open,
)

/** `formData`: the settings and the components of a form. */
export const FormDocumentSchema = Type.Object(
  {
    formRef: Text,
    formModel: Text,
    formRules: Text,
    size: Text,
    labelPosition: Text,
    labelWidth: Whole,
    labelSuffix: Text,
    colon: Flag,
    gutter: Whole,
    span: Whole,
    disabled: Flag,
    formBtns: Flag,
    popupType: Text,
    generalWidth: Text,
    drawerWidth: Text,
    fullScreenWidth: Text,
    formStyle: Text,
    className: Any,
    hasConfirmBtn: Flag,
    confirmButtonText: Text,
    hasCancelBtn: Flag,
    cancelButtonText: Text,
    hasConfirmAndAddBtn: Flag,
    hasPrintBtn: Flag,
    printButtonText: Text,
    printId: Any,
    primaryKeyPolicy: Whole,
    concurrencyLock: Flag,
    logicalDelete: Flag,
    funcs: Functions,
    /** Rules in words; other products of the family keep or drop them. */
    visualRules: Any,
    idGlobal: Whole,
    fields: Type.Array(Type.Unknown()),
  },
  open,
)

/** `__config__` of a component. */
export type NodeConfig = Static<typeof NodeConfigSchema>
/** A stored component of a form. */
export type FormNode = Static<typeof FormNodeSchema>
/** Stored `formData`. */
export type FormDocument = Static<typeof FormDocumentSchema>
