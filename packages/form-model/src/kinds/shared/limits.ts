import type { FormNode } from '../../document/form.schema.ts'
import { isEmpty, own } from '../../json/json.ts'

/** A numeric limit of a component; undefined if it has none. */
export function limitOf(node: FormNode, key: string): number | undefined {
  const bound = own(node, key)
  return isEmpty(bound) ? undefined : Number(bound)
}
