import { asBoolean, asNumber, asText, type FormItem, optionSource, own, readOptions } from '@sqos/form-model'
import { quote } from './code.ts'
import type { Control, Field, Naming } from './module.ts'
import type { ValueName } from './values.ts'

/** How a kind becomes a field of generated code. */
export interface KindCode {
  value: ValueName
  control: Control
  options?: Field['options']
  naming?: Naming | undefined
  maxLength?: number | undefined
}

interface Props {
  /** As code: `{ min: '0', unit: "'kg'", multiple: 'true' }`. */
  [name: string]: string | undefined
}

const WIDGETS = '@sqos/form-widgets'

/** `min={0} multiple`. */
function jsx(props: Props): string {
  return Object.entries(props)
    .flatMap(([name, code]) => (code === undefined ? [] : [code === 'true' ? name : `${name}={${code}}`]))
    .join(' ')
}

function record(props: Props): string {
  const entries = Object.entries(props).flatMap(([name, code]) => (code === undefined ? [] : [`${name}: ${code}`]))
  return entries.length === 0 ? '' : `{ ${entries.join(', ')} }`
}

const textProp = (item: FormItem, key: string) => {
  const text = asText(own(item.node, key))
  return text ? quote(text) : undefined
}
const numberProp = (item: FormItem, key: string) => {
  const number = asNumber(own(item.node, key))
  return number === undefined || !Number.isFinite(number) ? undefined : String(number)
}
const isOn = (item: FormItem, key: string) => asBoolean(own(item.node, key)) === true
const onProp = (item: FormItem, key: string) => (isOn(item, key) ? 'true' : undefined)

interface Wanted {
  item: FormItem
  /** The name of the constant for its options. */
  constant: string
}

type Maker = (wanted: Wanted) => KindCode

/** A control and its cell. */
const control = (tag: string, path: string, { kind, props = {} }: { kind: string; props?: Props }): Control => ({
  tag,
  from: path.startsWith('@') ? path : `${WIDGETS}/${path}`,
  props: jsx(props),
  cell: { kind, props: record(props) },
})

const input =
  (tag: string, path: string, { kind, maxLength: most = 500 }: { kind: string; maxLength?: number }): Maker =>
  ({ item }) => {
    const maxLength = Math.min(asNumber(own(item.node, 'maxlength')) || most, 100_000)
    const props = { placeholder: textProp(item, 'placeholder'), maxLength: String(maxLength) }
    return { value: 'text', control: control(tag, path, { kind, props }), maxLength }
  }

const numberInput =
  (tag: string, path: string, kind: string): Maker =>
  ({ item }) => ({
    value: 'number',
    control: control(tag, path, {
      kind,
      props: {
        min: numberProp(item, 'min'),
        max: numberProp(item, 'max'),
        step: numberProp(item, 'step'),
        precision: numberProp(item, 'precision'),
        unit: textProp(item, 'unit'),
        thousands: onProp(item, 'thousands'),
      },
    }),
  })

/** Options of the document, a dictionary or a data interface. */
function optionsOf({ item, constant }: Wanted): {
  props: Props
  options: Field['options']
  naming: Naming | undefined
} {
  const source = optionSource(item.node)
  const keys = `{ value: ${quote(source.keys.value)}, label: ${quote(source.keys.label)}, children: ${quote(source.keys.children)} }`
  if (source.type === 'dictionary') {
    const value = source.keys.value === 'enCode' ? 'enCode' : 'id'
    const naming: Naming = { by: 'dictionary', dictionary: source.dictionary, value }
    return { props: { dictionary: quote(source.dictionary), optionKeys: keys }, options: undefined, naming }
  }
  if (source.type === 'interface')
    return {
      props: { dataInterface: quote(source.dataInterface), optionKeys: keys },
      options: undefined,
      naming: undefined,
    }
  const read = readOptions(source.options, source.keys)
  const isTree = read.some(({ children }) => children !== undefined)
  if (isTree) return { props: { options: treeCode(read) }, options: undefined, naming: undefined }
  const entries = read.map(({ value, label }) => ({ value: String(value), label }))
  return { props: { options: constant }, options: { constant, entries }, naming: { by: 'options' } }
}

type Tree = ReturnType<typeof readOptions>

const treeCode = (tree: Tree): string =>
  `[${tree
    .map(({ value, label, children }) => {
      const below = children ? `, children: ${treeCode(children)}` : ''
      return `{ value: ${quote(String(value))}, label: ${quote(label)}${below} }`
    })
    .join(', ')}]`

const choice =
  (tag: string, path: string, { kind, many }: { kind: string; many?: 'always' | 'multiple' }): Maker =>
  (wanted) => {
    const { props, options, naming } = optionsOf(wanted)
    const isMany = many === 'always' || (many === 'multiple' && isOn(wanted.item, 'multiple'))
    const all = { ...props, multiple: isMany && many === 'multiple' ? 'true' : undefined }
    return { value: isMany ? 'texts' : 'text', control: control(tag, path, { kind, props: all }), options, naming }
  }

const picker =
  (tag: string, path: string, { kind, naming }: { kind: string; naming?: Naming }): Maker =>
  ({ item }) => {
    const isMany = isOn(item, 'multiple')
    const props = { multiple: isMany ? 'true' : undefined }
    return { value: isMany ? 'texts' : 'text', control: control(tag, path, { kind, props }), naming }
  }

/** A path of ids, or a list of paths. */
const path =
  (tag: string, from: string, { kind, more = () => ({}) }: { kind: string; more?: (wanted: Wanted) => Props }): Maker =>
  (wanted) => {
    const isMany = wanted.item.kind.isMultiple(wanted.item.node)
    const props = { ...more(wanted), multiple: isMany ? 'true' : undefined }
    return { value: isMany ? 'paths' : 'texts', control: control(tag, from, { kind, props }) }
  }

const columnsProp = (item: FormItem) => {
  const columns = own(item.node, 'columnOptions')
  if (!Array.isArray(columns)) return undefined
  const codes = columns.flatMap((one: unknown) => {
    const value = asText(own(one, 'value'))
    return value ? [`{ value: ${quote(value)}, label: ${quote(asText(own(one, 'label')) ?? value)} }`] : []
  })
  return codes.length > 0 ? `[${codes.join(', ')}]` : undefined
}

const DATE_TYPES = new Set(['year', 'month', 'datetime'])

const dateType = (item: FormItem) => {
  const type = asText(own(item.node, 'type')) ?? ''
  return DATE_TYPES.has(type) ? quote(type) : undefined
}

const files =
  (tag: string, kind: string): Maker =>
  ({ item }) => ({
    value: 'files',
    control: control(tag, '@sqos/uploader', {
      kind,
      props: { scope: quote(item.name), limit: numberProp(item, 'limit'), fileSize: numberProp(item, 'fileSize') },
    }),
  })

const shown = (tag: string, from: string, kind: string): Maker => {
  const made = control(tag, from, { kind })
  return () => ({ value: 'text', control: made })
}

const dictionary = choice('SelectField', 'select', { kind: 'select', many: 'multiple' })

/** By kind. A kind that is missing here becomes a text, with a note. */
const MAKERS: Readonly<Record<string, Maker>> = {
  comInput: input('InputField', 'input', { kind: 'comInput' }),
  PsdInput: ({ item }) => {
    const made = input('InputField', 'input', { kind: 'comInput' })({ item, constant: '' })
    return { ...made, control: { ...made.control, props: `${made.control.props} password` } }
  },
  dicSelect: input('InputField', 'input', { kind: 'comInput' }),
  textarea: input('TextareaField', 'textarea', { kind: 'textarea', maxLength: 5000 }),
  numInput: numberInput('NumberField', 'number', 'numInput'),
  SQOSAmount: numberInput('AmountField', 'amount', 'numInput'),
  calculate: numberInput('NumberField', 'number', 'numInput'),
  switch: () => ({ value: 'flag', control: control('SwitchField', 'switch', { kind: 'switch' }) }),
  radio: choice('RadioField', 'radio', { kind: 'radio' }),
  checkbox: choice('CheckboxField', 'checkbox', { kind: 'checkbox', many: 'always' }),
  select: dictionary,
  treeSelect: choice('TreeSelectField', 'tree-select', { kind: 'treeSelect', many: 'multiple' }),
  cascader: path('CascaderField', 'cascader', { kind: 'cascader', more: (wanted) => optionsOf(wanted).props }),
  date: ({ item }) => ({
    value: 'moment',
    control: control('DateField', 'date', {
      kind: 'date',
      props: { type: dateType(item), format: textProp(item, 'format') },
    }),
  }),
  dateRange: () => ({ value: 'numbers', control: control('DateRangeField', 'date-range', { kind: 'dateRange' }) }),
  time: shown('TimeField', 'time', 'time'),
  timeRange: () => ({ value: 'texts', control: control('TimeRangeField', 'time-range', { kind: 'timeRange' }) }),
  colorPicker: shown('ColorField', 'color', 'colorPicker'),
  rate: ({ item }) => ({
    value: 'number',
    control: control('RateField', 'rate', {
      kind: 'rate',
      props: { max: numberProp(item, 'max'), allowHalf: onProp(item, 'allow-half') },
    }),
  }),
  slider: ({ item }) => ({
    value: isOn(item, 'range') ? 'numbers' : 'number',
    control: control('SliderField', 'slider', {
      kind: 'slider',
      props: {
        min: numberProp(item, 'min'),
        max: numberProp(item, 'max'),
        step: numberProp(item, 'step'),
        range: onProp(item, 'range'),
      },
    }),
  }),
  editor: ({ item }) => ({
    ...input('RichText', 'rich-text', { kind: 'textarea', maxLength: 1_000_000 })({ item, constant: '' }),
    control: control('RichText', 'rich-text', { kind: 'textarea' }),
    maxLength: 1_000_000,
  }),
  sign: () => ({ value: 'text', control: control('SignPad', 'sign-pad', { kind: 'sign' }), maxLength: 1_000_000 }),
  signature: () => ({ value: 'text', control: control('SignPad', 'sign-pad', { kind: 'sign' }), maxLength: 1_000_000 }),
  autoComplete: ({ item }) => ({
    value: 'text',
    control: control('AutoCompleteField', 'auto-complete', {
      kind: 'autoComplete',
      props: { interfaceId: textProp(item, 'interfaceId') ?? "''", relationField: textProp(item, 'relationField') },
    }),
  }),
  location: () => ({ value: 'place', control: control('LocationField', 'location', { kind: 'location' }) }),
  address: path('AddressField', 'address', {
    kind: 'address',
    more: ({ item }) => ({ level: String(Math.min(3, Math.max(0, asNumber(own(item.node, 'level')) ?? 2))) }),
  }),
  comSelect: path('OrganizationSelectField', 'organization-select', { kind: 'comSelect' }),
  depSelect: picker('DepartmentSelectField', 'department-select', { kind: 'depSelect' }),
  posSelect: picker('PositionSelectField', 'position-select', { kind: 'posSelect' }),
  roleSelect: picker('RoleSelectField', 'role-select', { kind: 'roleSelect' }),
  groupSelect: picker('GroupSelectField', 'group-select', { kind: 'groupSelect' }),
  userSelect: picker('UserSelectField', 'user-select', { kind: 'userSelect', naming: { by: 'user' } }),
  usersSelect: picker('UserSelectField', 'user-select', { kind: 'userSelect', naming: { by: 'user' } }),
  relationForm: ({ item }) => ({
    value: 'text',
    control: control('RelationFormField', 'relation-form', {
      kind: 'relationForm',
      props: {
        modelId: textProp(item, 'modelId') ?? "''",
        relationField: textProp(item, 'relationField') ?? "''",
        columnOptions: columnsProp(item),
        hasPage: onProp(item, 'hasPage'),
      },
    }),
  }),
  popupSelect: ({ item }) => {
    const isMany = isOn(item, 'multiple')
    return {
      value: isMany ? 'texts' : 'text',
      control: control('PopupSelectField', 'popup-select', {
        kind: 'popupSelect',
        props: {
          interfaceId: textProp(item, 'interfaceId') ?? "''",
          propsValue: textProp(item, 'propsValue'),
          relationField: textProp(item, 'relationField'),
          columnOptions: columnsProp(item),
          hasPage: onProp(item, 'hasPage'),
          multiple: isMany ? 'true' : undefined,
        },
      }),
    }
  },
  uploadFz: files('FileField', 'uploadFz'),
  uploadImg: files('ImageField', 'uploadImg'),
  billRule: shown('SystemField', 'system', 'comInput'),
  currOrganize: shown('DepartmentSelectField', 'department-select', 'depSelect'),
  currPosition: shown('PositionSelectField', 'position-select', 'posSelect'),
  currDept: shown('DepartmentSelectField', 'department-select', 'depSelect'),
}

/** The code of a kind; undefined for kinds that the generator does not know. */
export const codeOfKind = (wanted: Wanted): KindCode | undefined =>
  Object.hasOwn(MAKERS, wanted.item.kind.name) ? MAKERS[wanted.item.kind.name]?.(wanted) : undefined

/** A plain text, for unknown kinds. */
export const plainText: KindCode = {
  value: 'text',
  control: control('InputField', 'input', { kind: 'comInput', props: { maxLength: '5000' } }),
  maxLength: 5000,
}
