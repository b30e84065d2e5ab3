/** A comparison of a condition. `logic` joins it to the next one. */
export interface ConditionRow {
  field: string
  symbol: string
  filedValue: unknown
  logic?: string
  sqosKey?: string
}

/** Whether a list of comparisons is true; `&&` binds before `||`. An empty list is false. */
export function evaluateRows(rows: readonly ConditionRow[], values: Readonly<Record<string, unknown>>): boolean {
  if (rows.length === 0) return false
  let any = false
  let all = true
  for (const row of rows) {
    all = all && evaluateRow(row, values)
    if (row.logic === '||') {
      any = any || all
      all = true
    }
  }
  const last = rows.at(-1)
  // After a trailing "or" nothing follows.
  return last?.logic === '||' ? any : any || all
}

function evaluateRow({ field, symbol, filedValue }: ConditionRow, values: Readonly<Record<string, unknown>>): boolean {
  const held = Object.hasOwn(values, field) ? values[field] : undefined
  switch (symbol) {
    case '==':
      return equals(held, filedValue)
    case '<>':
      return !equals(held, filedValue)
    case '>':
    case '>=':
    case '<':
    case '<=':
      return compares(symbol, numberOf(held), numberOf(filedValue))
    case 'like':
      return contains(held, filedValue)
    case 'notLike':
      return !contains(held, filedValue)
    default:
      return false
  }
}

function equals(held: unknown, wanted: unknown): boolean {
  const list = listOf(held)
  if (!list) return textOf(held) === lastText(wanted)
  const target = listOf(wanted)
  if (target) return JSON.stringify(list.map(textOf)) === JSON.stringify(target.map(textOf)) || lastText(held) === lastText(wanted)
  return list.some((one) => lastText(one) === textOf(wanted))
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
