import type { FormNode } from '@sqos/form-model'
import type { Property } from '@sqos/form-model/designer'
import { valueAt, withValue } from '../document/node-value.ts'

/** Whether a property is shown for a node. */
export const appliesTo = ({ when }: Property, target: unknown): boolean =>
  when === undefined || [when].flat().some(({ path, is }) => is.includes(valueAt(target, path)))

/** Returns the node with another value of a property and of its dependent properties. */
export const changedWith = (node: FormNode, { path, also }: Property, value: unknown): FormNode =>
  [[path, value] as const, ...(also?.(value) ?? [])].reduce((changed, [at, next]) => withValue(changed, at, next), node)
