/** How a condition compares. */
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

/** Contents that stand for something about the person who asks; the spelling of `@dempmentId` is the API family's. */
export const TOKENS = [
  '@userId',
  '@userAraSubordinates',
  '@subordinateId',
  '@organizeId',
  '@organizationAndSuborganization',
  '@dempmentId',
] as const
export type Token = (typeof TOKENS)[number]

/** Types of a field that conditions ask about. */
const FIELD_TYPES = ['String', 'Int32', 'Double'] as const

/** One comparison of a field with a content: a token, a text or number, or several. */
export interface Condition {
  field: string
  type: (typeof FIELD_TYPES)[number]
  op: ConditionSymbol
  value: string | number | readonly (string | number)[]
}

/** Conditions that are joined by one word. */
export interface ConditionGroup {
  logic: 'and' | 'or'
  groups: readonly Condition[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value)

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

/** Whether a content is one that stands for something about the person who asks. */
export const isToken = (value: unknown): value is Token => oneOf(TOKENS, value)

/**
 * Reads the `conditionJson` of a data scheme: `[{logic, groups: [{id, field, type, op, value}]}]`.
 * Undefined when the text is anything else, has no condition or one that is not whole: such a scheme shows no rows.
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
