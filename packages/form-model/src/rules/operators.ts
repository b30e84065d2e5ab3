import { asNumber, asText, isEmpty } from '../json/json.ts'
import type { FormItem } from '../model/form-item.ts'
import type { RuleOperator } from './rule.ts'

/**
 * How rules compare the values of a field. `single`: equal or not. `other`: empty or not. `choices`: several of a list.
 */
export type RuleValueType = 'text' | 'number' | 'moment' | 'time' | 'choice' | 'choices' | 'single' | 'other'

const EMPTINESS = ['isEmpty', 'isNotEmpty'] as const
const EQUALITY = ['is', 'isNot'] as const
const ORDER = ['greater', 'atLeast', 'less', 'atMost'] as const

const OPERATORS: Readonly<Record<RuleValueType, readonly RuleOperator[]>> = {
  text: [...EQUALITY, 'contains', 'notContains', ...EMPTINESS],
  number: [...EQUALITY, ...ORDER, ...EMPTINESS],
  moment: [...EQUALITY, ...ORDER, ...EMPTINESS],
  time: [...EQUALITY, ...ORDER, ...EMPTINESS],
  choice: [...EQUALITY, 'isOneOf', 'isNoneOf', ...EMPTINESS],
  choices: ['hasAny', 'hasAll', 'hasNone', ...EMPTINESS],
  single: [...EQUALITY, ...EMPTINESS],
  other: EMPTINESS,
}

/** The type of a field's values for rules; undefined for components without a value and for system fields. */
export function ruleValueType({ kind, node }: Pick<FormItem, 'kind' | 'node'>): RuleValueType | undefined {
  if (kind.role === 'table') return 'other'
  if (kind.role !== 'value') return undefined
  const column = kind.column(node)?.type
  const search = kind.search(node)
  const isMultiple = kind.isMultiple(node)
  if (kind.fileType !== undefined) return 'other'
  if (kind.isOperand || column === 'integer' || column === 'decimal') return 'number'
  if (column === 'datetime') return 'moment'
  if (kind.holdsPaths) return isMultiple ? 'other' : 'single'
  if (kind.hasOptions || search?.input === 'picker') return isMultiple ? 'choices' : 'choice'
  if (search?.input === 'timeRange') return 'time'
  if (search?.input === 'text') return search.key === undefined ? 'text' : 'other'
  if (kind.records !== undefined || kind.events.includes('change')) return isPlain(kind, node) ? 'single' : 'other'
  return 'other'
}

/** Whether a value is one text or number: ranges and lists are stored as texts of unlimited length. */
const isPlain = (kind: FormItem['kind'], node: FormItem['node']): boolean => kind.column(node)?.type === 'varchar'

/** The comparisons that a field offers; none for components that conditions cannot use. */
export function ruleOperators(item: FormItem): readonly RuleOperator[] {
  const type = ruleValueType(item)
  return type === undefined ? [] : OPERATORS[type]
}

/** Whether a condition on one value is true. `operand` is read like a value of the field. */
export function isTrue(operator: RuleOperator, { item, value, operand }: Comparison): boolean {
  switch (operator) {
    case 'isEmpty':
      return isBlank(item, value)
    case 'isNotEmpty':
      return !isBlank(item, value)
    case 'is':
      return isEqual(item, value, operand)
    case 'isNot':
      return !isEqual(item, value, operand)
    case 'contains':
      return textOf(value).includes(textOf(operand))
    case 'notContains':
      return !textOf(value).includes(textOf(operand))
    case 'greater':
      return compare(value, operand) > 0
    case 'atLeast':
      return compare(value, operand) >= 0
    case 'less':
      return compare(value, operand) < 0
    case 'atMost':
      return compare(value, operand) <= 0
    case 'isOneOf':
    case 'hasAny':
      return listOf(operand).some((one) => listOf(value).includes(one))
    case 'isNoneOf':
    case 'hasNone':
      return !listOf(operand).some((one) => listOf(value).includes(one))
    case 'hasAll':
      return listOf(operand).every((one) => listOf(value).includes(one))
  }
}

interface Comparison {
  item: FormItem
  value: unknown
  operand: unknown
}

const isBlank = (item: FormItem, value: unknown): boolean =>
  isEmpty(value) || (typeof value === 'string' && value.trim() === '') || item.kind.isBlank(value)

const exact = (value: unknown): string => (isEmpty(value) ? '' : (asText(value) ?? JSON.stringify(value) ?? ''))

const textOf = (value: unknown): string => exact(value).toLowerCase()

const listOf = (value: unknown): readonly string[] =>
  isEmpty(value) ? [] : Array.isArray(value) ? value.map(exact) : [exact(value)]

/** Numbers are equal as numbers: 10 and "10.00". */
function isEqual(item: FormItem, left: unknown, right: unknown): boolean {
  const [one, other] = [asNumber(left), asNumber(right)]
  if (one !== undefined && other !== undefined && ruleValueType(item) === 'number') return one === other
  return exact(left) === exact(right)
}

/** The order of two values; NaN, which makes every comparison false, if one is empty. */
function compare(left: unknown, right: unknown): number {
  if (isEmpty(left) || isEmpty(right)) return Number.NaN
  const [one, other] = [asNumber(left), asNumber(right)]
  if (one !== undefined && other !== undefined) return one - other
  const [first, second] = [exact(left), exact(right)]
  return first < second ? -1 : first > second ? 1 : 0
}
