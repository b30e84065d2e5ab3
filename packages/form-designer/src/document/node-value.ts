import { type FormNode, isRecord, own } from '@sqos/form-model'
import type { PropertyPath } from '@sqos/form-model/designer'

/** The value of a property. */
export function valueAt(node: unknown, path: PropertyPath): unknown {
  let value = node
  for (const key of path) value = own(value, key)
  return value
}

/** Returns the node with another value of a property; undefined removes the key. */
export function withValue(node: FormNode, path: PropertyPath, value: unknown): FormNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same node with another property
  return set(node, path, value) as FormNode
}

function set(target: unknown, [key, ...rest]: PropertyPath, value: unknown): unknown {
  if (key === undefined) return value
  const record = isRecord(target) ? target : {}
  const next = set(own(record, key), rest, value)
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _gone, ...others } = record
  return others
}
