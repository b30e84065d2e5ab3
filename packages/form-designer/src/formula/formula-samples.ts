import { type FormModel, formulaTypes, namesIn } from '@sqos/form-model'
import { evaluate, type Evaluation, type LookupField, lookupsIn } from '@sqos/formula'

/** A field of a formula for which the designer types sample values. */
export interface Sample {
  path: string
  /** `rows`: one value per row of a sub-table. `count`: the number of its rows. */
  shape: 'value' | 'rows' | 'count'
  /** The first text. */
  text: string
}

interface FormulaPlace {
  form: FormModel
  /** The sub-table of the field that takes the result. */
  table: string | undefined
}

/** The fields of a formula, each with a first sample. */
export const samplesOf = (expression: readonly unknown[], { form, table }: FormulaPlace): readonly Sample[] =>
  [...new Set(namesIn(expression))].flatMap((path): Sample[] => {
    if (isOnlyLookedUp(expression, path)) return []
    const item = form.field(path)
    const type = formulaTypes(form).get(path)
    if (!item || type === undefined) return []
    if (type === 'table') return [{ path, shape: 'count', text: '2' }]
    const first = FIRST[type] ?? today()
    const isColumn = item.table !== undefined && item.table !== table
    return [{ path, shape: isColumn ? 'rows' : 'value', text: isColumn && type === 'number' ? `${first}, 200` : first }]
  })

/** The fields of related records in a formula, each with the name of its sample. */
export const lookedUpSamples = (expression: readonly unknown[]): readonly (LookupField & { name: string })[] => {
  const all = lookupsIn(expression).map((field) => ({ ...field, name: sampleName(field) }))
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index)
}

const sampleName = ({ relation, key }: LookupField): string => `${relation}>${key}`

/** Whether a formula names a relation field only to look up its record. */
const isOnlyLookedUp = (expression: readonly unknown[], path: string): boolean =>
  lookupsIn(expression).filter(({ relation }) => relation === path).length >=
  namesIn(expression).filter((name) => name === path).length

const FIRST: Readonly<Record<string, string>> = { number: '100', text: 'A', boolean: '1', list: 'A', any: '1' }

/** Local date, `yyyy-MM-dd`. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Evaluates a formula with sample texts by path. */
export function trialOf(
  expression: readonly unknown[],
  { form, table, texts }: FormulaPlace & { texts: ReadonlyMap<string, string> },
): Evaluation {
  const values: Record<string, unknown> = {}
  const rows = new Map<string, Record<string, unknown>[]>()
  const rowAt = (name: string, index: number): Record<string, unknown> => {
    const list = rows.get(name) ?? []
    rows.set(name, list)
    while (list.length <= index) list.push({})
    return list[index] ?? {}
  }
  for (const { path, shape } of samplesOf(expression, { form, table })) {
    const text = texts.get(path) ?? ''
    const item = form.field(path)
    if (!item) continue
    if (shape === 'count') {
      const count = Math.min(Math.max(0, Math.trunc(Number(text)) || 0), MOST_ROWS)
      if (count > 0) rowAt(path, count - 1)
      continue
    }
    const isList = formulaTypes(form).get(path) === 'list'
    if (item.table === undefined) values[item.name] = isList ? partsOf(text) : text.trim()
    else if (shape === 'value') rowAt(item.table, 0)[item.name] = text.trim()
    else for (const [index, part] of partsOf(text).entries()) rowAt(item.table, index)[item.name] = part
  }
  // A looked-up column of a sub-table has one row.
  for (const { relation } of lookupsIn(expression)) {
    const [name, column] = relation.split('.')
    if (name !== undefined && column !== undefined) rowAt(name, 0)
  }
  return evaluate(expression, {
    values: { ...values, ...Object.fromEntries(rows) },
    table,
    row: 0,
    lookup: (field) => texts.get(sampleName(field)) ?? LOOKED_UP,
  })
}

const MOST_ROWS = 1000
/** The first sample of a field of a related record. */
export const LOOKED_UP = '100'

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[,，]/)
    .slice(0, MOST_ROWS)
    .map((part) => part.trim())
