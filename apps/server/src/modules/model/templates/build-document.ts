import { defaultListDocument, isRecord, kindOf, own, possibleSearches, readForm } from '@sqos/form-model'

type Json = Record<string, unknown>

/** Generates the numbers that identify the components of a document. */
export type NextId = () => number
/** A component without its number, which the document assigns. */
export type Part = (next: NextId) => Json

interface FieldOptions {
  /** Of 24. */
  span?: number
  required?: boolean
  /** Settings in `__config__`. */
  config?: Json
  /** Properties of the widget. */
  props?: Json
}

/** A template of a model, in the format of the API family. */
export interface ModelTemplate {
  enCode: string
  fullName: string
  description: string
  /** Code of a value of the dictionary webDesign. */
  category: string
  webType: number
  formData: string
  columnData: string
}

const configOf = (node: Json): Json => {
  const config = own(node, '__config__')
  return isRecord(config) ? config : {}
}

/** A field of a kind, with its model name and label. */
export const field =
  (kind: string, [name, label]: readonly [name: string, label: string], options: FieldOptions = {}): Part =>
  (next) => {
    const node: Json = { ...kindOf(kind).create(next()) }
    const config = {
      ...configOf(node),
      label,
      span: options.span ?? 12,
      required: options.required ?? false,
      ...options.config,
    }
    return { ...node, ...options.props, ['__config__']: config, ...(name !== '' && { ['__vModel__']: name }) }
  }

/** A heading over the fields that follow. */
export const heading = (content: string): Part =>
  field('groupTitle', ['', content], { span: 24, config: { showLabel: false }, props: { content } })

/** A sub-table. Its model name carries its number, which must be free: above those of the other components. */
export const rowsOf =
  (formId: number, { label, columns, props = {} }: { label: string; columns: readonly Part[]; props?: Json }): Part =>
  (next) => {
    const node: Json = { ...kindOf('table').create(formId) }
    const children = columns.map((column) => {
      const child = column(next)
      return { ...child, ['__config__']: { ...configOf(child), isSubTable: true } }
    })
    return { ...node, ...props, ['__config__']: { ...configOf(node), label, span: 24, children } }
  }

/** Static options. */
export const options = (...labels: readonly string[]) => ({
  __slot__: { options: labels.map((fullName, index) => ({ id: String(index + 1), fullName })) },
})

/** Options that are states: label → colour. */
export const states = (tones: Readonly<Record<string, 'on' | 'attention' | 'danger' | 'info' | 'off'>>) => ({
  __slot__: {
    options: Object.entries(tones).map(([fullName, tone], index) => ({ id: String(index + 1), fullName, tone })),
  },
})

/** Options from a dictionary, by its id or code. */
export const dictionary = (dictionaryType: string, value: 'id' | 'enCode' = 'id') => ({
  dataType: 'dictionary',
  dictionaryType,
  props: { label: 'fullName', value },
})

/** A form document. */
export function formOf(settings: Json, parts: readonly Part[]): string {
  let id = 100
  const next = () => (id += 1)
  const fields = parts.map((part) => part(next))
  return JSON.stringify({
    formRef: 'elForm',
    formModel: 'dataForm',
    formRules: 'rules',
    size: 'small',
    labelPosition: 'right',
    labelWidth: 100,
    gutter: 15,
    span: 24,
    disabled: false,
    formBtns: false,
    popupType: 'general',
    generalWidth: '800px',
    drawerWidth: '600px',
    fullScreenWidth: '100%',
    formStyle: '',
    hasConfirmBtn: true,
    confirmButtonText: '确 定',
    hasCancelBtn: true,
    cancelButtonText: '取 消',
    hasPrintBtn: false,
    printButtonText: '打 印',
    printId: '',
    funcs: { onLoad: '', beforeSubmit: '', afterSubmit: '' },
    idGlobal: 200,
    ...settings,
    fields,
  })
}

interface ListOptions {
  /** Model names with their widths in px; 0 fits. */
  columns: Readonly<Record<string, number>>
  sortable?: readonly string[]
  search: readonly string[]
  buttons?: readonly string[]
  settings?: Json
}

const HEAD = {
  add: { value: 'add', icon: 'el-icon-plus', label: '新增' },
  upload: { value: 'upload', icon: 'el-icon-upload2', label: '导入' },
  download: { value: 'download', icon: 'el-icon-download', label: '导出' },
  batchRemove: { value: 'batchRemove', icon: 'el-icon-delete', label: '批量删除' },
}
const ROW = [
  { value: 'edit', icon: 'el-icon-edit', label: '编辑' },
  { value: 'remove', icon: 'el-icon-delete', label: '删除' },
  { value: 'detail', icon: 'el-icon-view', label: '详情' },
]

/** A list document for a form, with every button and permissions in use. */
export function listOf(formData: string, { columns, sortable = [], search, settings = {} }: ListOptions): string {
  const form = readForm(formData)
  const usual = defaultListDocument(form)
  const searches = possibleSearches(form)
  const columnList = Object.entries(columns).flatMap(([prop, width]) => {
    const column = usual.defaultColumnList.find((one) => one.prop === prop)
    if (!column) return []
    const { checked: _checked, ...rest } = column
    return [{ ...rest, width: width || null, sortable: sortable.includes(prop) }]
  })
  return JSON.stringify({
    ...usual,
    searchList: search.flatMap((prop) => searches.find((one) => one['prop'] === prop) ?? []),
    columnList,
    defaultColumnList: usual.defaultColumnList.map((column) => ({ ...column, checked: column.prop in columns })),
    btnsList: Object.values(HEAD),
    columnBtnsList: ROW,
    useBtnPermission: true,
    useColumnPermission: false,
    useFormPermission: false,
    useDataPermission: true,
    ...settings,
  })
}
