import type { FormNode } from '../document/form.schema.ts'
import { asBoolean, asText, isEmpty, own, ownAt } from '../json/json.ts'
import type { Reference } from '../values/names.ts'
import { findOption, optionSource, staticOptions } from '../values/options.ts'
import { idsIn, readList, readOnePath, readPaths } from '../values/read.ts'
import { CODE_COLUMN, defineKind, LIST_COLUMN } from './define-kind.ts'
import type { DisplayOptions, Kind } from './kind.ts'

const SAMPLES = [
  { fullName: '选项一', id: '1' },
  { fullName: '选项二', id: '2' },
]
const KEYS = { label: 'fullName', value: 'id' }
const SOURCE = { dataType: 'static', dictionaryType: '', propsUrl: '', props: KEYS }

const isMultiple = (node: FormNode): boolean => asBoolean(own(node, 'multiple')) === true

/** The value as the option has it: a column gives text where the option is a number. */
const asOption = (value: unknown, node: FormNode): unknown => findOption(staticOptions(node), value)?.value ?? value

const readOne: Kind['read'] = (value, node) => {
  if (isEmpty(value)) return undefined
  const list = typeof value === 'string' && value.startsWith('[') ? readList(value) : undefined
  const one = list ? list[0] : Array.isArray(value) ? value[0] : value
  return isEmpty(one) ? undefined : asOption(one, node)
}

const readMany: Kind['read'] = (value, node) => readList(value)?.map((one) => asOption(one, node))

/** Options of the document are known; the others are asked for. */
const references = (value: unknown, node: FormNode): readonly Reference[] => {
  const ids = optionSource(node).type === 'static' ? [] : idsIn(value)
  return ids.length > 0 ? [{ source: 'option', ids }] : []
}

function optionLabel(id: unknown, { node, names }: DisplayOptions): string {
  const text = asText(id) ?? ''
  return findOption(staticOptions(node), id)?.label ?? names('option', text) ?? text
}

const display: Kind['display'] = (value, options) =>
  idsIn(readList(value) ?? [])
    .map((id) => optionLabel(id, options))
    .join(',')

const searchOne: Kind['search'] = (node) => ({ input: 'select', test: isMultiple(node) ? 'includes' : 'equals' })

const shared = { hasOptions: true, references, display } as const

/** 单选框组 */
export const radio = defineKind({
  ...shared,
  name: 'radio',
  label: '单选框组',
  group: 'basic',
  events: ['change'],
  fitsTable: false,
  search: searchOne,
  read: readOne,
  node: {
    tag: 'el-radio-group',
    trigger: 'change',
    config: { ...SOURCE, optionType: 'default', border: false },
    props: { style: {}, size: 'small', disabled: false, __slot__: { options: SAMPLES } },
  },
})

/** 多选框组 */
export const checkbox = defineKind({
  ...shared,
  name: 'checkbox',
  label: '多选框组',
  group: 'basic',
  events: ['change'],
  fitsTable: false,
  search: () => ({ input: 'select', test: 'includes' }),
  read: readMany,
  column: LIST_COLUMN,
  node: {
    tag: 'el-checkbox-group',
    trigger: 'change',
    defaultValue: [],
    config: { ...SOURCE, optionType: 'default', border: false },
    props: { style: {}, size: 'small', disabled: false, __slot__: { options: SAMPLES } },
  },
})

/** 下拉选择 */
export const select = defineKind({
  ...shared,
  name: 'select',
  label: '下拉选择',
  group: 'basic',
  events: ['change', 'blur'],
  search: searchOne,
  read: (value, node) => (isMultiple(node) ? readMany(value, node) : readOne(value, node)),
  column: (node) => (isMultiple(node) ? LIST_COLUMN : CODE_COLUMN),
  node: {
    tag: 'el-select',
    trigger: 'change',
    defaultValue: '',
    config: SOURCE,
    props: {
      placeholder: '请选择',
      style: { width: '100%' },
      clearable: true,
      filterable: false,
      multiple: false,
      disabled: false,
      __slot__: { options: SAMPLES },
    },
  },
})

const TREE_SAMPLES = [{ id: '1', fullName: '选项一', children: [{ id: '2', fullName: '选项1-1' }] }]
const TREE_SOURCE = { dataType: 'static', dictionaryType: '', propsUrl: '' }

const hasPaths = (node: FormNode): boolean =>
  asBoolean(ownAt(node, 'props', 'props', 'multiple')) === true || isMultiple(node)

/** 级联选择: a path of values; several paths when multiple. */
export const cascader = defineKind({
  ...shared,
  name: 'cascader',
  label: '级联选择',
  group: 'basic',
  events: ['change', 'blur'],
  search: (node) => ({ input: 'picker', test: hasPaths(node) ? 'includesPath' : 'path' }),
  read: (value, node) => (hasPaths(node) ? readPaths(value) : readOnePath(value)),
  column: LIST_COLUMN,
  display: (value, options) => {
    const separator = asText(own(options.node, 'separator')) || '/'
    const paths = hasPaths(options.node) ? readPaths(value) : [readOnePath(value)]
    return Array.isArray(paths)
      ? paths
          .map((path) => {
            const labels = idsIn(path).map((id) => optionLabel(id, options))
            return asBoolean(own(options.node, 'show-all-levels')) === false
              ? (labels.at(-1) ?? '')
              : labels.join(separator)
          })
          .join(',')
      : ''
  },
  node: {
    tag: 'el-cascader',
    trigger: 'change',
    defaultValue: [],
    config: TREE_SOURCE,
    props: {
      placeholder: '请选择',
      style: { width: '100%' },
      options: TREE_SAMPLES,
      props: { props: { multiple: false, value: 'id', label: 'fullName', children: 'children' } },
      'show-all-levels': true,
      separator: '/',
      clearable: true,
      filterable: false,
      disabled: false,
    },
  },
})

/** 下拉树形 */
export const treeSelect = defineKind({
  ...shared,
  name: 'treeSelect',
  label: '下拉树形',
  group: 'advanced',
  events: ['change'],
  search: () => ({ input: 'picker', test: 'includes' }),
  read: (value, node) => (isMultiple(node) ? readMany(value, node) : readOne(value, node)),
  column: (node) => (isMultiple(node) ? LIST_COLUMN : CODE_COLUMN),
  node: {
    tag: 'SQOSTreeSelect',
    trigger: 'change',
    defaultValue: null,
    config: TREE_SOURCE,
    props: {
      placeholder: '请选择',
      style: { width: '100%' },
      options: TREE_SAMPLES,
      props: { props: { value: 'id', label: 'fullName', children: 'children' } },
      multiple: false,
      clearable: true,
      filterable: false,
      disabled: false,
    },
  },
})

/** 字典选择, of older documents: the id of a dictionary type. */
export const dicSelect = defineKind({
  name: 'dicSelect',
  label: '字典选择',
  group: 'legacy',
  node: { tag: 'dic-select', trigger: 'change', props: { placeholder: '请选择', clearable: true } },
})
