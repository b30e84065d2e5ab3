import { type Expression, expressionFromText } from '@sqos/formula'
import { flagOf, isRecord, type JsonRecord, numberOf, recordsOf, textOf } from '../json.ts'

/** The comparisons of conditions, with the texts that the family stores beside them. */
export const SYMBOLS = {
  '>=': '大于等于',
  '>': '大于',
  '==': '等于',
  '<=': '小于等于',
  '<': '小于',
  '<>': '不等于',
  like: '包含',
  notLike: '不包含',
} as const

/** A comparison. */
export type ConditionSymbol = keyof typeof SYMBOLS

/** Whether a text is a comparison. */
export const isSymbol = (text: string): text is ConditionSymbol => Object.hasOwn(SYMBOLS, text)

/** A row of a condition. */
export interface ConditionRow {
  field: string
  fieldName: string
  /** One of `SYMBOLS`; empty if it was not chosen. */
  symbol: ConditionSymbol | ''
  filedValue: unknown
  filedLabel: string
  /** Joins the row to the next one. */
  logic: '&&' | '||'
  sqosKey: string
  /** The stored row, with unknown keys. */
  record: JsonRecord
}

/** Settings of the first node of a conditional branch. */
export interface ConditionSettings {
  title: string
  priority: number
  isDefault: boolean
  rows: readonly ConditionRow[]
  /** A formula that must be true beside the rows, as @sqos/formula stores it; empty without one. An addition of this product. */
  formula: Expression
}

/** Reads the settings of a condition. */
export const conditionSettings = (properties: JsonRecord): ConditionSettings => ({
  title: textOf(properties['title'], '条件'),
  priority: numberOf(properties['priority'], 0),
  isDefault: flagOf(properties['isDefault'], false),
  rows: recordsOf(properties['conditions']).map(readRow),
  formula: formulaOf(properties['formula']),
})

/** Whether a branch has something to decide on: rows or a formula. */
export const hasConditions = ({ rows, formula }: ConditionSettings): boolean => rows.length > 0 || formula.length > 0

/** A stored formula: its entries, or a text. */
function formulaOf(value: unknown): Expression {
  if (typeof value === 'string') return value.trim() === '' ? [] : expressionFromText(value)
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) =>
    isRecord(entry) ? { __vModel__: textOf(entry['__vModel__']), label: textOf(entry['label']) } : textOf(entry),
  )
}

/** The rows as alternatives of which all rows must be true: `&&` binds before `||`. */
export function conditionGroups(rows: readonly ConditionRow[]): readonly (readonly ConditionRow[])[] {
  const groups: ConditionRow[][] = []
  let isNew = true
  for (const row of rows) {
    if (isNew) groups.push([row])
    else groups.at(-1)?.push(row)
    isNew = row.logic === '||'
  }
  return groups
}

/** The stored rows of alternatives: the reverse of `conditionGroups`. */
export const conditionRecords = (groups: readonly (readonly ConditionRow[])[]): readonly JsonRecord[] => {
  const filled = groups.filter((group) => group.length > 0)
  return filled.flatMap((group, at) =>
    group.map((row, index) => {
      const isOr = index === group.length - 1 && at < filled.length - 1
      return {
        ...row.record,
        field: row.field,
        fieldName: row.fieldName,
        symbol: row.symbol,
        symbolName: row.symbol === '' ? '' : SYMBOLS[row.symbol],
        filedValue: row.filedValue,
        filedLabel: row.filedLabel,
        logic: isOr ? '||' : '&&',
        logicName: isOr ? '或者' : '并且',
        sqosKey: row.sqosKey,
      }
    }),
  )
}

function readRow(record: JsonRecord): ConditionRow {
  const symbol = textOf(record['symbol'])
  const key = Object.keys(record).find((name) => /^[a-z]+Key$/.test(name))
  return {
    field: textOf(record['field']),
    fieldName: textOf(record['fieldName']),
    symbol: isSymbol(symbol) ? symbol : '',
    filedValue: record['filedValue'],
    filedLabel: textOf(record['filedLabel']),
    logic: record['logic'] === '||' ? '||' : '&&',
    sqosKey: textOf(record['sqosKey'] ?? (key === undefined ? '' : record[key])),
    record,
  }
}
