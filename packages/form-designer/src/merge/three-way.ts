import { isRecord } from '@sqos/form-model'

/** A value before the changes, on our side, and on the other side. */
export interface Versions<Value> {
  base: Value
  ours: Value
  theirs: Value
}

/** A conflict: both sides have changed a value differently. The user decides which one is kept. */
export interface Clash {
  id: string
  /** The name for users; empty for settings of the document. */
  label: string
}

/** Whether two JSON values are equal, in any order of keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSameJson(value, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSameJson(one[key], other[key]))
}

type Fields = Readonly<Record<string, unknown>>

/** Technical keys whose conflicts are not shown to users. */
const SILENT: ReadonlySet<string> = new Set(['renderKey'])

/** Merges key by key. `isTheirs` decides keys that both sides have changed; `onClash` receives them. */
export function mergeFields(
  { base, ours, theirs }: Versions<Fields>,
  { nested, isTheirs, onClash }: { nested: ReadonlySet<string>; isTheirs: boolean; onClash: () => void },
): Fields {
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  const merged: Record<string, unknown> = {}
  for (const key of keys) {
    const value = valueOf(key)
    if (value !== undefined) merged[key] = value
  }
  return merged

  function valueOf(key: string): unknown {
    const [was, here, there] = [base[key], ours[key], theirs[key]]
    if (isSameJson(there, was) || isSameJson(here, there)) return here
    if (isSameJson(here, was)) return there
    if (nested.has(key) && isRecord(here) && isRecord(there)) {
      const versions = { base: isRecord(was) ? was : {}, ours: here, theirs: there }
      return mergeFields(versions, { nested, isTheirs, onClash })
    }
    if (SILENT.has(key)) return here
    onClash()
    return isTheirs ? there : here
  }
}

/**
 * Merges two orders: the side that moved entries decides; entries of the other side follow their predecessor. `members`
 * are the entries of the result.
 */
export function mergeOrder(
  { base, ours, theirs }: Versions<readonly string[]>,
  members: ReadonlySet<string>,
): readonly string[] {
  const known = (order: readonly string[], others: readonly string[]) => order.filter((id) => others.includes(id))
  const hasMoved = known(ours, base).join('\n') !== known(base, ours).join('\n')
  const [leader, follower] = hasMoved ? [ours, theirs] : [theirs, ours]
  const order = leader.filter((id) => members.has(id))
  for (const [index, id] of follower.entries()) {
    if (!members.has(id) || order.includes(id)) continue
    const before = follower.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return [...order, ...[...members].filter((id) => !order.includes(id))]
}
