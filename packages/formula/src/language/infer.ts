import { placeOf } from '../calculation/place.ts'
import type { Fault } from '../expression/check.ts'
import { type LookupField, lookupOf } from './lookup.ts'
import { type BinaryOperator, directFields, type Node } from './parse.ts'
import type { ValueType } from './value.ts'

/** The fields that a formula may use, and the sub-table of its own field. */
export interface KnownFields {
  /** Path → type; a set if types are not known. */
  fields?: ReadonlyMap<string, ValueType> | ReadonlySet<string> | undefined
  table?: string | undefined
  /** The type of a field of a related record; `unknownField` or `noRelation` if LOOKUP cannot read it. */
  lookup?: ((field: LookupField) => ValueType | 'unknownField' | 'noRelation') | undefined
}

/** The type of the result of a formula, or its first fault: an unknown field, or an argument of another type. */
export function inferType(node: Node, known: KnownFields): ValueType | Fault {
  switch (node.kind) {
    case 'number':
      return 'number'
    case 'text':
      return 'text'
    case 'field':
      return fieldType(node, known)
    case 'negative':
      return demand(node.value, 'number', { name: '-', known }) ?? 'number'
    case 'binary':
      return binaryType(node, known)
    case 'call':
      return callType(node, known)
  }
}

export const isTypeFault = (type: ValueType | Fault): type is Fault => typeof type === 'object'

function fieldType(
  { name, label, at }: Extract<Node, { kind: 'field' }>,
  { fields, lookup }: KnownFields,
): ValueType | Fault {
  const lookedUp = lookupOf(name)
  if (lookedUp) {
    const type = lookup?.(lookedUp) ?? 'any'
    if (type === 'unknownField' || type === 'noRelation') return { code: type, at, name: label }
    return fields?.has(lookedUp.relation) === false ? { code: 'unknownField', at, name: label } : type
  }
  if (!fields) return 'any'
  if (!fields.has(name)) return { code: 'unknownField', at, name: label }
  return fields instanceof Map ? (fields.get(name) ?? 'any') : 'any'
}

const ARITHMETIC: ReadonlySet<BinaryOperator> = new Set(['+', '-', '×', '÷'])

function binaryType(
  { operator, left, right }: Extract<Node, { kind: 'binary' }>,
  known: KnownFields,
): ValueType | Fault {
  if (ARITHMETIC.has(operator)) {
    return (
      demand(left, 'number', { name: operator, known }) ??
      demand(right, 'number', { name: operator, known }) ??
      'number'
    )
  }
  if (operator === '&') {
    return demand(left, 'text', { name: '&', known }) ?? demand(right, 'text', { name: '&', known }) ?? 'text'
  }
  const types = [inferType(left, known), inferType(right, known)]
  const found = types.find(isTypeFault)
  return found ?? 'boolean'
}

function callType(node: Extract<Node, { kind: 'call' }>, known: KnownFields): ValueType | Fault {
  const { function: called, args } = node
  for (const [index, arg] of args.entries()) {
    const wanted = called.parameters[Math.min(index, called.parameters.length - 1)] ?? 'any'
    const found = demand(arg, wanted, { name: called.name, known, takesLists: called.isAggregate })
    if (found) return found
    if (called.isAggregate) {
      const tables = tablesOf(arg, known.table)
      if (tables.size > 1) return { code: 'twoTables', at: arg.at, name: called.name }
    }
  }
  if (called.result === 'same' || called.result === 'any') {
    const types = args.slice(called.result === 'same' ? 1 : 0).map((arg) => inferType(arg, known))
    const [first = 'any'] = types
    return types.every((type) => type === first) ? first : 'any'
  }
  return called.result
}

/** The sub-tables over whose rows an argument of an aggregate is calculated. */
export const tablesOf = (arg: Node, own: string | undefined): ReadonlySet<string> =>
  new Set(
    directFields(arg).flatMap(({ name }) => {
      const { table } = placeOf(name)
      return table === undefined || table === own ? [] : [table]
    }),
  )

interface Demand {
  /** The operator or function that wants the value. */
  name: string
  known: KnownFields
  takesLists?: boolean | undefined
}

function demand(node: Node, wanted: ValueType, { name, known, takesLists }: Demand): Fault | undefined {
  const type = inferType(node, known)
  if (isTypeFault(type)) return type
  return fits(type, wanted, takesLists === true)
    ? undefined
    : { code: 'wrongType', at: node.at, name, expected: wanted }
}

/** Whether a value can be used: every value but a date or a list as text, nothing but dates as a date. */
function fits(type: ValueType, wanted: ValueType, takesLists: boolean): boolean {
  if (type === 'any' || wanted === type) return true
  if (wanted === 'any') return true
  if (type === 'list' || type === 'table') return takesLists && wanted !== 'number'
  if (wanted === 'text') return type !== 'date'
  return wanted === 'number' && type === 'boolean'
}
