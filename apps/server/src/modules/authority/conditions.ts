/** Comparison operators of conditions. */
export const SYMBOLS = [
  'Equal',
  'NotEqual',
  'GreaterThan',
  'GreaterThanOrEqual',
  'LessThan',
  'LessThanOrEqual',
  'Included',
  'NotIncluded',
] as const
export type ConditionSymbol = (typeof SYMBOLS)[number]

/**
 * Contents that are replaced by a property of the current user; the spelling of `@dempmentId` comes from the API
 * family.
 */
export const TOKENS = [
  '@userId',
  '@userAraSubordinates',
  '@subordinateId',
  '@organizeId',
  '@organizationAndSuborganization',
  '@dempmentId',
] as const
export type Token = (typeof TOKENS)[number]

/** Field types of conditions. */
const FIELD_TYPES = ['String', 'Int32', 'Double'] as const

/** A comparison of a field with a content: a token, a text or number, or several of them. */
export interface Condition {
  field: string
  type: (typeof FIELD_TYPES)[number]
  op: ConditionSymbol
  value: string | number | readonly (string | number)[]
}

/** Conditions that are joined by one operator. */
export interface ConditionGroup {
  logic: 'and' | 'or'
  groups: readonly Condition[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value)

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

/** Whether a content is replaced by a property of the current user. */
export const isToken = (value: unknown): value is Token => oneOf(TOKENS, value)

/**
 * Parses the `conditionJson` of a data scheme: `[{logic, groups: [{id, field, type, op, value}]}]`. Undefined for an
 * invalid text, without conditions, or with an incomplete condition: such a scheme shows no rows.
 */
export function parseConditions(conditionJson: string): ConditionGroup[] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(conditionJson)
  } catch {
    return undefined
  }
  if (!Array.isArray(parsed) || parsed.length === 0) return undefined
  const groups = parsed.map(readGroup)
  return groups.every((group) => group !== undefined) ? groups : undefined
}

function readGroup(group: unknown): ConditionGroup | undefined {
  if (!isRecord(group) || !oneOf(['and', 'or'], group['logic']) || !Array.isArray(group['groups'])) return undefined
  const conditions = group['groups'].map(readCondition)
  if (conditions.length === 0 || !conditions.every((condition) => condition !== undefined)) return undefined
  return { logic: group['logic'], groups: conditions }
}

function readCondition(condition: unknown): Condition | undefined {
  if (!isRecord(condition)) return undefined
  const { field, type = 'String', op, value } = condition
  if (typeof field !== 'string' || field === '' || !oneOf(FIELD_TYPES, type) || !oneOf(SYMBOLS, op)) return undefined
  if (isScalar(value)) return { field, type, op, value }
  if (!Array.isArray(value) || !value.every(isScalar)) return undefined
  return { field, type, op, value }
}
