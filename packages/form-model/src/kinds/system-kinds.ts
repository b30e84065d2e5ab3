import { asText, isEmpty } from '../json/json.ts'
import { formatMoment, parseMoment, SYSTEM_TIME_FORMAT } from '../values/moment.ts'
import type { NameSource } from '../values/names.ts'
import { defineKind } from './define-kind.ts'
import type { SearchWay } from './kind.ts'

const props = { readonly: true, placeholder: '系统自动生成' }

interface IdParts {
  name: string
  label: string
  source: NameSource
  search: SearchWay
  more?: Readonly<Record<string, unknown>>
}

const idKind = ({ name, label, source, search, more }: IdParts) =>
  defineKind({
    name,
    label,
    group: 'system',
    role: 'system',
    fitsTable: false,
    search: () => search,
    references: (value) => (isEmpty(value) ? [] : [{ source, ids: [asText(value) ?? ''] }]),
    display: (value, { names }) => {
      const id = asText(value) ?? ''
      return names(source, id) ?? id
    },
    node: { tag: 'el-input', defaultValue: '', props: { ...props, ...more } },
  })

const timeKind = (name: string, label: string) =>
  defineKind({
    name,
    label,
    group: 'system',
    role: 'system',
    fitsTable: false,
    search: () => ({ input: 'dateRange', test: 'between', unit: 'day' }),
    read: (value) => {
      if (isEmpty(value)) return undefined
      const ms = parseMoment(value)
      return ms === undefined ? value : formatMoment(ms, SYSTEM_TIME_FORMAT)
    },
    column: { type: 'datetime' },
    toColumn: (value) => {
      const ms = parseMoment(value)
      return ms === undefined ? null : new Date(ms)
    },
    node: { tag: 'el-input', defaultValue: '', props },
  })

const equals = { input: 'picker', test: 'equals' } as const

/** 创建人员 */
export const createUser = idKind({ name: 'createUser', label: '创建人员', source: 'user', search: equals })

/** 创建时间 */
export const createTime = timeKind('createTime', '创建时间')

/** 修改人员 */
export const modifyUser = idKind({ name: 'modifyUser', label: '修改人员', source: 'user', search: equals })

/** 修改时间 */
export const modifyTime = timeKind('modifyTime', '修改时间')

/** 所属组织 */
export const currOrganize = idKind({
  name: 'currOrganize',
  label: '所属组织',
  source: 'organization',
  search: { input: 'picker', test: 'last' },
  more: { showLevel: 'last' },
})

/** 所属部门, in lists of all kinds and not in the palette. */
export const currDept = idKind({ name: 'currDept', label: '所属部门', source: 'organization', search: equals })

/** 所属岗位 */
export const currPosition = idKind({ name: 'currPosition', label: '所属岗位', source: 'position', search: equals })

/** 单据组件: a number that the server issues. */
export const billRule = defineKind({
  name: 'billRule',
  label: '单据组件',
  group: 'advanced',
  role: 'system',
  search: () => ({ input: 'text', test: 'contains' }),
  node: { tag: 'el-input', trigger: 'change', defaultValue: null, config: { rule: '', ruleName: '' }, props },
})
