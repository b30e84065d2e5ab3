import type { FormNode } from '../../document/form.schema.ts'
import { asBoolean, own } from '../../json/json.ts'
import type { NameSource, Names } from '../../values/names.ts'
import { idsIn, readList, readOnePath, readPaths } from '../../values/read.ts'
import { CODE_COLUMN, LIST_COLUMN } from '../define-kind.ts'

const isMultiple = (node: FormNode): boolean => asBoolean(own(node, 'multiple')) === true

/** The name of an id, or the id. */
export const nameOf = (names: Names, source: NameSource) => (id: string) => names(source, id) ?? id

const pathText = (value: unknown, toName: (id: string) => string): string => {
  const paths = readPaths(value)
  return Array.isArray(paths) ? paths.map((path) => idsIn(path).map(toName).join('/')).join(',') : ''
}

/** Widget props of a new picker. */
export const PICKER = { placeholder: '请选择', multiple: false, clearable: true, filterable: false, disabled: false }

/** Kinds whose value is a path of ids from the root: organisations and regions. */
export const pathKind = (source: NameSource) =>
  ({
    group: 'advanced',
    events: ['change'],
    holdsPaths: true,
    search: (node: FormNode) => ({ input: 'picker', test: isMultiple(node) ? 'includesPath' : 'path' }) as const,
    read: (value: unknown, node: FormNode) => (isMultiple(node) ? readPaths(value) : readOnePath(value)),
    references: (value: unknown) => (idsIn(value).length > 0 ? [{ source, ids: idsIn(value) }] : []),
    display: (value: unknown, { names }: { names: Names }) => pathText(value, nameOf(names, source)),
    column: LIST_COLUMN,
  }) as const

/** Kinds whose value is one id, or a list of them: departments, positions, users. */
export const idKind = (source: NameSource) =>
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
