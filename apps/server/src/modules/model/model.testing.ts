/** Documents for tests, in the format of the API family. */

interface FieldSpec {
  name: string
  kind?: string
  label?: string
  props?: Record<string, unknown>
  config?: Record<string, unknown>
}

let formId = 100

/** A field of a form document. */
export const fieldOf = ({ name, kind = 'comInput', label = name, props = {}, config = {} }: FieldSpec) => ({
  __config__: { sqosKey: kind, label, layout: 'colFormItem', span: 12, formId: (formId += 1), ...config },
  __vModel__: name,
  ...props,
})

/** A sub-table with its columns. */
export const subTableOf = (name: string, columns: FieldSpec[], config: Record<string, unknown> = {}) => ({
  __config__: {
    sqosKey: 'table',
    label: name,
    layout: 'rowFormItem',
    rowType: 'table',
    formId: (formId += 1),
    children: columns.map((column) => fieldOf({ ...column, config: { ...column.config, isSubTable: true } })),
    ...config,
  },
  __vModel__: name,
})

/** A form document. */
export const formOf = (fields: object[], settings: Record<string, unknown> = {}) =>
  JSON.stringify({ formRef: 'elForm', formModel: 'dataForm', popupType: 'general', ...settings, fields })

interface ListSpec {
  columns: { prop: string; label?: string; kind?: string; sortable?: boolean }[]
  search?: { prop: string; kind?: string }[]
  settings?: Record<string, unknown>
}

/** A list document with every button. */
export const listOf = ({ columns, search = [], settings = {} }: ListSpec) =>
  JSON.stringify({
    searchList: search.map(({ prop, kind = 'comInput' }) => ({
      label: prop,
      prop,
      sqosKey: kind,
      searchType: 1,
      value: '',
    })),
    columnList: columns.map(({ prop, label = prop, kind = 'comInput', sortable = false }) => ({
      label,
      prop,
      align: 'left',
      sqosKey: kind,
      sortable,
      width: null,
    })),
    type: 1,
    defaultSidx: '',
    sort: 'desc',
    hasPage: true,
    pageSize: 20,
    btnsList: [
      { value: 'add', icon: 'el-icon-plus', label: '新增' },
      { value: 'download', icon: 'el-icon-download', label: '导出' },
      { value: 'batchRemove', icon: 'el-icon-delete', label: '批量删除' },
    ],
    columnBtnsList: [
      { value: 'edit', label: '编辑' },
      { value: 'remove', label: '删除' },
      { value: 'detail', label: '详情' },
    ],
    customBtnsList: [],
    useBtnPermission: false,
    useColumnPermission: false,
    useFormPermission: false,
    useDataPermission: false,
    ...settings,
  })
