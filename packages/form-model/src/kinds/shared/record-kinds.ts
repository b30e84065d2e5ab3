import type { FormNode } from '../../document/form.schema.ts'
import type { ProblemCode } from '../../document/problem.ts'
import { isEmpty, own } from '../../json/json.ts'
import { idsIn } from '../../values/read.ts'
import type { Kind } from '../kind.ts'
import { nameOf } from './picker-kinds.ts'

const display: Kind['display'] = (value, { names }) =>
  isEmpty(value) ? '' : idsIn(value).map(nameOf(names, 'record')).join(',')

/** Common parts of kinds that choose a record. */
export const recordKind = {
  group: 'advanced',
  events: ['change'],
  references: (value: unknown) => (idsIn(value).length > 0 ? [{ source: 'record', ids: idsIn(value) } as const] : []),
  display,
} as const

/** Widget props of a new picker of records. */
export const RECORD_TABLE = {
  columnOptions: [],
  hasPage: false,
  pageSize: 20,
  clearable: true,
  filterable: false,
  disabled: false,
}

/** Reports a problem if a component lacks one of the keys. */
export const missingKeyProblem =
  (code: ProblemCode, keys: readonly string[]) =>
  (node: FormNode): readonly ProblemCode[] =>
    keys.some((key) => isEmpty(own(node, key))) ? [code] : []
