import { asBoolean, asNumber, asText, own } from '../json/json.ts'

/** The source of the tree beside a list. */
export interface ListTree {
  title: string
  source: 'dictionary' | 'api' | 'organize' | 'department'
  dictionary: string
  dataInterface: string
  valueKey: string
  labelKey: string
  childrenKey: string
  /** Model name of the field that the tree filters. */
  relation: string
}

/** The settings of a list, each with its default. */
export interface ListSettings {
  type: 'plain' | 'tree' | 'group'
  tree: ListTree
  groupField: string
  defaultSortField: string
  sort: 'asc' | 'desc'
  hasPages: boolean
  pageSize: number
  usesButtonPermission: boolean
  usesColumnPermission: boolean
  usesDataPermission: boolean
  usesFormPermission: boolean
}

/** The number of rows that a list without pages loads. */
export const ALL_ROWS = 10_000

const TYPES = { 1: 'plain', 2: 'tree', 3: 'group' } as const

/** Reads the settings; what is missing or unknown is the default. */
export function readListSettings(document: unknown): ListSettings {
  const text = (key: string, otherwise = '') => asText(own(document, key)) || otherwise
  const flag = (key: string) => asBoolean(own(document, key)) === true
  const type = asNumber(own(document, 'type'))
  const source = text('treeDataSource')
  return {
    type: type === 2 || type === 3 ? TYPES[type] : TYPES[1],
    tree: {
      title: text('treeTitle', '左侧标题'),
      source: source === 'api' || source === 'organize' || source === 'department' ? source : 'dictionary',
      dictionary: text('treeDictionary'),
      dataInterface: text('treePropsUrl'),
      valueKey: text('treePropsValue', 'id'),
      labelKey: text('treePropsLabel', 'fullName'),
      childrenKey: text('treePropsChildren', 'children'),
      relation: text('treeRelation'),
    },
    groupField: text('groupField'),
    defaultSortField: text('defaultSidx'),
    sort: own(document, 'sort') === 'asc' ? 'asc' : 'desc',
    hasPages: asBoolean(own(document, 'hasPage')) !== false,
    pageSize: Math.min(500, Math.max(1, asNumber(own(document, 'pageSize')) ?? 20)),
    usesButtonPermission: flag('useBtnPermission'),
    usesColumnPermission: flag('useColumnPermission'),
    usesDataPermission: flag('useDataPermission'),
    usesFormPermission: flag('useFormPermission'),
  }
}
