import { type AbleType, readAbleIds } from '@sqos/form-model'
import type { ChoiceNode } from './choice-node.ts'

/** Whether only the server can say which users the entries name: a tree of users shows no positions, roles and groups. */
export const needsServer = (entries: readonly string[] | undefined): boolean => {
  const able = entries && readAbleIds(entries, 'user')
  return able !== undefined && (['position', 'role', 'group'] as const).some((type) => able.has(type))
}

/**
 * Whether a node may be chosen: the node or something above it is listed. Undefined: every node may be chosen, or only the server
 * can say.
 */
export function limitTo(
  entries: readonly string[] | undefined,
  picked: AbleType = 'user',
): ((node: Pick<ChoiceNode, 'id' | 'path'>) => boolean) | undefined {
  const able = entries && readAbleIds(entries, picked)
  if (!able || (picked === 'user' && needsServer(entries))) return undefined
  const ids = new Set([...able.values()].flat())
  return ({ id, path }) => ids.has(id) || path.some((step) => ids.has(step.id))
}
