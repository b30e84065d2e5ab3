import type { Evaluation } from '@sqos/formula'
import type { FormNode } from '../document/form.schema.ts'
import { asNumber, own } from '../json/json.ts'

/** The result of a formula for a field: a number with the decimals of the field; true and false as switches store them. */
export function storedResult(value: Evaluation['value'], node: FormNode): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  const precision = asNumber(own(node, 'precision'))
  return typeof value === 'number' && precision !== undefined ? Number(value.toFixed(Math.min(precision, 10))) : value
}
