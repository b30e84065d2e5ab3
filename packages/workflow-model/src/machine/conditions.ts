import { evaluate } from '@sqos/formula'
import { conditionGroups, type ConditionRow, type ConditionSettings, hasConditions } from '../settings/conditions.ts'

/** Values of a form by field. */
export type FormValues = Readonly<Record<string, unknown>>

/** What the branches of a task depend on. */
export interface ConditionContext {
  values: FormValues
  /** The time of TODAY and NOW, ms. */
  now: number
  /** Codes of the branches that people have chosen. */
  chosen?: ReadonlySet<string>
}

/** Whether a branch is taken: its rows and its formula, as far as it has them, are true. */
export const isConditionTrue = (settings: ConditionSettings, { values, now }: ConditionContext): boolean =>
  hasConditions(settings) &&
  (settings.rows.length === 0 || evaluateRows(settings.rows, values)) &&
  (settings.formula.length === 0 || isFormulaTrue(evaluate(settings.formula, { values, now }).value))

/** Switches are stored as 1 and 0. */
const isFormulaTrue = (value: unknown) =>
  value === true || value === '1' || value === 'true' || (typeof value === 'number' && value !== 0)

/** Whether the rows of a condition are true; `&&` binds before `||`. Without rows a condition is false. */
export const evaluateRows = (rows: readonly ConditionRow[], values: FormValues): boolean =>
  conditionGroups(rows).some((group) => group.every((row) => evaluateRow(row, values)))

/** Whether one comparison is true. A missing value is an empty text; what is not a number compares as false. */
export function evaluateRow({ field, symbol, filedValue }: ConditionRow, values: FormValues): boolean {
  const held = Object.hasOwn(values, field) ? values[field] : undefined
  switch (symbol) {
    case '==':
      return equals(held, filedValue)
    case '<>':
      return !equals(held, filedValue)
    case 'like':
      return contains(held, filedValue)
    case 'notLike':
      return !contains(held, filedValue)
    case '':
      return false
    case '>':
    case '>=':
    case '<':
    case '<=':
      return compares(symbol, numberOf(held), numberOf(filedValue))
  }
}

/** Paths compare by their last id; a multiple choice equals each of its values. */
function equals(held: unknown, wanted: unknown): boolean {
  const list = listOf(held)
  if (!list) return textOf(held) === lastText(wanted)
  const target = listOf(wanted)
  if (!target) return list.some((one) => lastText(one) === textOf(wanted))
  return lastText(held) === lastText(wanted)
}

function contains(held: unknown, wanted: unknown): boolean {
  const text = lastText(wanted)
  const list = listOf(held)
  return list ? list.some((one) => lastText(one) === text) : textOf(held).includes(text)
}

function compares(symbol: '>' | '>=' | '<' | '<=', left: number, right: number): boolean {
  if (Number.isNaN(left) || Number.isNaN(right)) return false
  if (symbol === '>') return left > right
  if (symbol === '>=') return left >= right
  return symbol === '<' ? left < right : left <= right
}

/** A value as a list: an array, or the text of one. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' || !value.startsWith('[')) return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** The last id of a path, or the value itself. */
function lastText(value: unknown): string {
  const list = listOf(value)
  return list ? lastText(list.at(-1)) : textOf(value)
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const numberOf = (value: unknown): number => Number.parseFloat(textOf(value))
