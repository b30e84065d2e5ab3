import { asBoolean, idsIn, own } from '@sqos/form-model'
import type { ChoiceNode } from './choice-node.ts'

/**
 * The ids that limit a picker (`selectType` custom with `ableIds`, or older `able…Ids`), as `id` or `id--type`;
 * undefined for no limit.
 */
export function ableIdsOf(node: object): readonly string[] | undefined {
  const selectType = own(node, 'selectType')
  const isLimited = selectType === 'custom' || (selectType === undefined && asBoolean(own(node, 'hasSys')) !== true)
  if (!isLimited) return undefined
  const keys = Object.keys(node).filter((key) => /^able\w*Ids$/.test(key))
  const ids = keys.flatMap((key) => idsIn(own(node, key)).map((id) => withType(id, key)))
  return ids.length > 0 ? ids : undefined
}

/** `ableRoleIds: ['r1']` → `r1--role`. */
const withType = (id: string, key: string): string => {
  const [, type] = /^able([A-Z]\w*)Ids$/.exec(key) ?? []
  return type === undefined || id.includes('--') ? id : `${id}--${TYPES[type] ?? type.toLowerCase()}`
}

const TYPES: Readonly<Record<string, string>> = { Dep: 'department', Pos: 'position', Com: 'company' }

/** Types of nodes in the tree; the tree of users does not contain roles, positions and groups. */
const PLACES: ReadonlySet<string> = new Set(['user', 'company', 'department', 'organize'])

/**
 * Whether a node can be chosen: it or an ancestor is listed. `known` are further types of nodes in the tree. A list
 * with types outside of the tree limits nothing.
 */
export function limitTo(
  ids: readonly string[] | undefined,
  known = '',
): ((node: Pick<ChoiceNode, 'id' | 'path'>) => boolean) | undefined {
  const entries = ids?.map((entry) => entry.split('--'))
  if (!entries || entries.some(([, type = known || 'user']) => type !== known && !PLACES.has(type))) return undefined
  const able = new Set(entries.map(([id]) => id))
  return ({ id, path }) => able.has(id) || path.some((step) => able.has(step.id))
}
