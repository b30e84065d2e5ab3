import { kindOf } from '../kinds/registry.ts'
import type { FormItem } from '../model/form-item.ts'
import { columnName } from '../model/names.ts'
import type { FormModel } from '../model/read-form.ts'

/**
 * The client of a list. Phone lists have the fields that the form shows on phones.
 */
export type ListSide = 'pc' | 'app'

const isOn = ({ isOnApp }: FormItem, side: ListSide) => side === 'pc' || isOnApp

/** The fields that a list can show, as entries of `columnList` and `defaultColumnList`. */
export const possibleColumns = (
  form: FormModel,
  side: ListSide = 'pc',
): readonly { prop: string; label: string; sqosKey: string }[] =>
  form.all
    .filter((item) => item.path !== '' && item.kind.fitsList && isOn(item, side))
    .map((item) => ({ prop: columnName(item.path), label: listLabel(form, item), sqosKey: item.kind.name }))

/** The fields that a list can be searched by, as entries of `searchList`: the whole component and its search input. */
export const possibleSearches = (
  form: FormModel,
  side: ListSide = 'pc',
): readonly Readonly<Record<string, unknown>>[] =>
  form.all.flatMap((item) => {
    const way = item.path === '' ? undefined : item.kind.search(item.node)
    if (!way || item.table !== undefined || !isOn(item, side)) return []
    const searchType = way.test === 'between' ? 3 : way.test === 'contains' ? 2 : 1
    const { label, name: prop } = item
    return [{ ...item.node, label, prop, sqosKey: item.kind.name, value: '', searchType }]
  })

const listLabel = (form: FormModel, item: FormItem): string =>
  item.table === undefined ? item.label : `${form.field(item.table)?.label ?? item.table}-${item.label}`

/** Defaults of a new column. */
export const columnLook = ({ sqosKey }: { sqosKey?: unknown }) => ({
  align: typeof sqosKey === 'string' ? kindOf(sqosKey).listAlign : 'left',
  sortable: false,
  width: null,
})

/** The default `columnData`: every possible column and the usual buttons. */
export const defaultListDocument = (form: FormModel) => {
  const columns = possibleColumns(form).map((column) => ({ ...column, ...columnLook(column) }))
  const own = columns.filter(({ prop }) => !prop.includes('-'))
  return {
    searchList: possibleSearches(form).slice(0, 3),
    columnList: own,
    defaultColumnList: columns.map((column) => ({ ...column, checked: own.includes(column) })),
    type: 1,
    defaultSidx: '',
    sort: 'desc',
    hasPage: true,
    pageSize: 20,
    treeTitle: '左侧标题',
    treeDataSource: 'dictionary',
    treeDictionary: '',
    treePropsUrl: '',
    treePropsValue: 'id',
    treePropsLabel: 'fullName',
    treePropsChildren: 'children',
    treeRelation: '',
    groupField: '',
    btnsList: [{ value: 'add', icon: 'el-icon-plus', label: '新增' }],
    columnBtnsList: [
      { value: 'edit', icon: 'el-icon-edit', label: '编辑' },
      { value: 'remove', icon: 'el-icon-delete', label: '删除' },
    ],
    customBtnsList: [],
    useBtnPermission: false,
    useColumnPermission: false,
    useDataPermission: false,
    useFormPermission: false,
  }
}

/** The default `appColumnData`. */
export const defaultAppListDocument = (form: FormModel) => {
  const columns = possibleColumns(form, 'app').filter(({ prop }) => !prop.includes('-'))
  const { defaultSidx, sort, hasPage, pageSize, btnsList, columnBtnsList } = defaultListDocument(form)
  return {
    searchList: possibleSearches(form, 'app').slice(0, 3),
    // A card on a phone has space for a few lines.
    columnList: columns.slice(0, 4),
    defaultColumnList: columns.map((column, index) => ({ ...column, checked: index < 4 })),
    sortList: columns.slice(0, 4),
    defaultSidx,
    sort,
    hasPage,
    pageSize,
    btnsList,
    columnBtnsList,
    useBtnPermission: false,
    useColumnPermission: false,
    useDataPermission: false,
    useFormPermission: false,
  }
}
