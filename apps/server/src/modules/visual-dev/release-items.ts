import { SCHEME } from '../authority/index.ts'
import { boundFieldsOf, nodesOf, parseObject, textOf, type Node } from './table-plan/document.ts'
import type { VisualModelRecord } from './visual-dev.repository.ts'

/** Something of a released page that can be granted. */
export interface ReleasedItem {
  kind: 'button' | 'column' | 'form'
  enCode: string
  fullName: string
  enabledMark: 0 | 1
}

/** The buttons that a generated page may have, with the names they go by when the design gives none. */
const BUTTONS = {
  btn_add: '新增',
  btn_download: '导出',
  btn_batchRemove: '批量删除',
  btn_edit: '编辑',
  btn_remove: '删除',
  btn_detail: '详情',
} as const

/** A data scheme of a released page. */
export interface ReleasedScheme {
  enCode: string
  fullName: string
}

/** What of a released page is granted one by one. */
export interface ReleasedGrants {
  items: ReleasedItem[]
  schemes: ReleasedScheme[]
  /** Which kinds of grant the entry demands. */
  demands: Record<'isButtonAuthorize' | 'isColumnAuthorize' | 'isFormAuthorize' | 'isDataAuthorize', 0 | 1>
}

/** What a released page lets administrators grant: as far as the design uses permissions of that kind. */
export function releasedGrantsOf({
  formData,
  columnData,
}: Pick<VisualModelRecord, 'formData' | 'columnData'>): ReleasedGrants {
  const columns = parseObject('columnData', columnData) ?? {}
  const form = parseObject('formData', formData) ?? {}
  const uses = (key: string) => (columns[key] === true ? 1 : 0)
  const demands = {
    isButtonAuthorize: uses('useBtnPermission'),
    isColumnAuthorize: uses('useColumnPermission'),
    isFormAuthorize: uses('useFormPermission'),
    isDataAuthorize: uses('useDataPermission'),
  } as const
  return {
    demands,
    items: [
      ...(demands.isButtonAuthorize ? buttonsOf(columns) : []),
      ...(demands.isColumnAuthorize ? columnsOf(columns) : []),
      ...(demands.isFormAuthorize ? fieldsOf(form) : []),
    ],
    schemes: demands.isDataAuthorize ? schemesOf(form) : [],
  }
}

/** Rows can be told apart by who made them and where, when the form keeps that. */
function schemesOf(form: Node): ReleasedScheme[] {
  const kinds = new Set(boundFieldsOf(form).single.map(({ kind }) => kind))
  return [
    { enCode: SCHEME.all, fullName: '全部数据' },
    ...(kinds.has('createUser')
      ? [
          { enCode: SCHEME.own, fullName: '当前用户' },
          { enCode: SCHEME.ownAndSubordinates, fullName: '当前用户及下属' },
        ]
      : []),
    ...(kinds.has('createUser') || kinds.has('currOrganize')
      ? [
          { enCode: SCHEME.organization, fullName: '当前组织' },
          { enCode: SCHEME.organizationAndBelow, fullName: '当前组织及子组织' },
        ]
      : []),
  ]
}

function buttonsOf(columns: Node): ReleasedItem[] {
  const present = new Map(
    [...nodesOf(columns['btnsList']), ...nodesOf(columns['columnBtnsList'])].map((button) => [
      `btn_${textOf(button['value'])}`,
      textOf(button['label']),
    ]),
  )
  const custom = nodesOf(columns['customBtnsList'])
  return [
    ...Object.entries(BUTTONS).map(([enCode, name]) => ({
      kind: 'button' as const,
      enCode,
      fullName: present.get(enCode) || name,
      enabledMark: present.has(enCode) ? (1 as const) : (0 as const),
    })),
    // Further buttons of later documents, such as btn_upload.
    ...[...present]
      .filter(([enCode]) => !(enCode in BUTTONS))
      .map(([enCode, label]) => ({
        kind: 'button' as const,
        enCode,
        fullName: label || enCode,
        enabledMark: 1 as const,
      })),
    ...custom.map(({ value, label }) => ({
      kind: 'button' as const,
      enCode: textOf(value),
      fullName: textOf(label) || textOf(value),
      enabledMark: 1 as const,
    })),
  ].filter(({ enCode }) => enCode !== '')
}

function columnsOf(columns: Node): ReleasedItem[] {
  const shown = new Set(nodesOf(columns['columnList']).map(nameOf))
  const eligible = nodesOf(columns['defaultColumnList'])
  const all = eligible.length > 0 ? eligible : nodesOf(columns['columnList'])
  return all
    .map((column) => ({
      kind: 'column' as const,
      enCode: nameOf(column),
      fullName: textOf(column['label']) || nameOf(column),
      enabledMark: shown.has(nameOf(column)) ? (1 as const) : (0 as const),
    }))
    .filter(({ enCode }) => enCode !== '')
}

const nameOf = (column: Node) => textOf(column['prop']) || textOf(column['__vModel__'])

function fieldsOf(form: Node): ReleasedItem[] {
  const { single, subTables } = boundFieldsOf(form)
  const item = (enCode: string, fullName: string) => ({
    kind: 'form' as const,
    enCode,
    fullName,
    enabledMark: 1 as const,
  })
  return [
    ...single.map(({ name, label }) => item(name, label)),
    ...subTables.flatMap(({ name, label, columns }) => [
      item(name, label),
      ...columns.map((column) => item(`${name}-${column.name}`, `${label}-${column.label}`)),
    ]),
  ]
}
