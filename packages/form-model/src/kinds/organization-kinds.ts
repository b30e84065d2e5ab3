import type { FormNode } from '../document/form.schema.ts'
import { asBoolean, isEmpty, own } from '../json/json.ts'
import type { NameSource, Names } from '../values/names.ts'
import { idsIn, readList, readOnePath, readPaths } from '../values/read.ts'
import { CODE_COLUMN, defineKind, LIST_COLUMN } from './define-kind.ts'
import type { Kind } from './kind.ts'

const isMultiple = (node: FormNode): boolean => asBoolean(own(node, 'multiple')) === true

const nameOf = (names: Names, source: NameSource) => (id: string) => names(source, id) ?? id

const pathText = (value: unknown, toName: (id: string) => string): string => {
  const paths = readPaths(value)
  return Array.isArray(paths) ? paths.map((path) => idsIn(path).map(toName).join('/')).join(',') : ''
}

const picker = { placeholder: '请选择', multiple: false, clearable: true, filterable: false, disabled: false }

/** Kinds whose value is a path of ids from the root: organisations and regions. */
const pathKind = (source: NameSource) =>
  ({
    group: 'advanced',
    events: ['change'],
    search: (node: FormNode) => ({ input: 'picker', test: isMultiple(node) ? 'includesPath' : 'path' }) as const,
    read: (value: unknown, node: FormNode) => (isMultiple(node) ? readPaths(value) : readOnePath(value)),
    references: (value: unknown) => (idsIn(value).length > 0 ? [{ source, ids: idsIn(value) }] : []),
    display: (value: unknown, { names }: { names: Names }) => pathText(value, nameOf(names, source)),
    column: LIST_COLUMN,
  }) as const

/** Kinds whose value is one id, or a list of them: departments, positions, people. */
const idKind = (source: NameSource) =>
  ({
    group: 'advanced',
    events: ['change'],
    search: (node: FormNode) => ({ input: 'picker', test: isMultiple(node) ? 'includes' : 'equals' }) as const,
    read: (value: unknown, node: FormNode) => {
      const list = idsIn(readList(value) ?? [])
      return isMultiple(node) ? (list.length > 0 ? list : undefined) : list[0]
    },
    references: (value: unknown) => (idsIn(value).length > 0 ? [{ source, ids: idsIn(readList(value) ?? []) }] : []),
    display: (value: unknown, { names }: { names: Names }) =>
      idsIn(readList(value) ?? [])
        .map(nameOf(names, source))
        .join(','),
    column: (node: FormNode) => (isMultiple(node) ? LIST_COLUMN : CODE_COLUMN),
  }) as const

/** 组织选择 */
export const comSelect = defineKind({
  ...pathKind('organization'),
  name: 'comSelect',
  label: '组织选择',
  node: { tag: 'com-select', trigger: 'change', defaultValue: [], props: picker },
})

/** 部门选择 */
export const depSelect = defineKind({
  ...idKind('organization'),
  name: 'depSelect',
  label: '部门选择',
  node: { tag: 'dep-select', trigger: 'change', defaultValue: null, props: picker },
})

/** 岗位选择 */
export const posSelect = defineKind({
  ...idKind('position'),
  name: 'posSelect',
  label: '岗位选择',
  node: { tag: 'pos-select', trigger: 'change', defaultValue: null, props: picker },
})

/** 用户选择 */
export const userSelect = defineKind({
  ...idKind('user'),
  name: 'userSelect',
  label: '用户选择',
  node: {
    tag: 'user-select',
    trigger: 'click',
    defaultValue: null,
    props: { placeholder: '请选择', multiple: false, clearable: true, disabled: false },
  },
})

/** 省市区域 */
export const address = defineKind({
  ...pathKind('region'),
  name: 'address',
  label: '省市区域',
  node: { tag: 'SQOS-Address', trigger: 'change', defaultValue: [], props: { ...picker, level: 2 } },
})

const related = {
  group: 'advanced',
  events: ['change'],
  references: (value: unknown) => (idsIn(value).length > 0 ? [{ source: 'record', ids: idsIn(value) } as const] : []),
} as const

const showRecord: Kind['display'] = (value, { names }) =>
  isEmpty(value) ? '' : idsIn(value).map(nameOf(names, 'record')).join(',')

const table = { columnOptions: [], hasPage: false, pageSize: 20, clearable: true, filterable: false, disabled: false }

/** 关联表单: the id of a record of another model. */
export const relationForm = defineKind({
  ...related,
  name: 'relationForm',
  label: '关联表单',
  display: showRecord,
  node: {
    tag: 'relationForm',
    trigger: 'change',
    defaultValue: '',
    props: { placeholder: '请选择', modelId: '', relationField: '', ...table },
  },
})

/** 弹窗选择: a key of a row of a data interface. */
export const popupSelect = defineKind({
  ...related,
  name: 'popupSelect',
  label: '弹窗选择',
  display: showRecord,
  node: {
    tag: 'popupSelect',
    trigger: 'change',
    defaultValue: '',
    props: {
      placeholder: '请选择',
      interfaceId: '',
      interfaceName: '',
      propsValue: 'id',
      relationField: 'fullName',
      popupType: 'dialog',
      popupTitle: '选择数据',
      popupWidth: '800px',
      ...table,
    },
  },
})

const attribute = (name: string, label: string) =>
  defineKind({
    name,
    label,
    group: 'advanced',
    role: 'attribute',
    fitsTable: true,
    node: { tag: name, defaultValue: '', props: { placeholder: '', relationField: '', showField: '' } },
  })

/** 关联表单属性: shows a key of the record that another field has chosen. */
export const relationFormAttr = attribute('relationFormAttr', '关联表单属性')

/** 弹窗选择属性 */
export const popupAttr = attribute('popupAttr', '弹窗选择属性')
