import { type Decimal, toDecimal, toResultText, ZERO } from '../arithmetic/decimal.ts'
import { type Fraction, type Refusal, toResult } from '../arithmetic/fraction.ts'
import { type Program, run } from '../arithmetic/program.ts'
import { evaluateNode } from '../language/evaluate.ts'
import type { Lookup } from '../language/lookup.ts'
import { numberOf } from './evaluate.ts'
import type { Column } from './column.ts'
import { Columns } from './columns.ts'
import { explainTree, type Explanation, explainProgram } from './explain.ts'
import { type FormulaField, type FormulaProblem, prepareFormulas } from './formulas.ts'
import { Pending } from './pending.ts'
import { placeOf } from './place.ts'

/** The formulas of a form, and its initial data. */
export interface CalculationDocument {
  formulas: readonly FormulaField[]
  /** Fields by name, sub-tables as lists of rows. Its values of calculated fields are ignored. */
  values: unknown
  /** Reads fields of related records. Default: they are empty. */
  lookup?: Lookup | undefined
}

/** A new value of a field; `row` is the index in a sub-table, from 0. */
export interface Edit {
  field: string
  row?: number | undefined
  value: unknown
}

/** Rows that are removed from and added to a sub-table at an index. */
export interface RowChange {
  table: string
  at: number
  remove?: number | undefined
  add?: readonly unknown[] | undefined
}

/** A calculated field with a changed value, as a text with two decimals. */
export interface Change {
  field: string
  row?: number
  value: string
}

/** The calculated fields of an open form. They are up to date after every call. */
export interface Calculation {
  /** The faults of the formulas. The fields named here are 0.00; the others are calculated. */
  readonly problems: readonly FormulaProblem[]
  /** The current value of a calculated field; `0.00` for any other field. */
  value: (field: string, row?: number) => string
  /**
   * Applies one or several edits and returns the changed calculated fields. A field that no formula uses changes
   * nothing.
   */
  set: (edits: Edit | readonly Edit[]) => Change[]
  /** Removes and adds rows of a sub-table; returns the changed calculated fields, including those of new rows. */
  changeRows: (change: RowChange) => Change[]
  /** Whether the current value is 0.00 because it cannot be evaluated: an invalid formula, or a division by zero. */
  isRefused: (field: string, row?: number) => boolean
  /** Explains the current value; undefined for a field that is not calculated. */
  explain: (field: string, row?: number) => Explanation | undefined
}

/** A formula with resolved columns: no look-up by name during the evaluation. */
interface Formula {
  column: Column
  program: Program
  operands: { column: Column; isSameRow: boolean }[]
  /** The columns of a formula with functions, by name. */
  byName: ReadonlyMap<string, Column>
}

/** Evaluates all formulas of a form, then only those that depend on an edit. */
export function createCalculation({ formulas, values, lookup }: CalculationDocument): Calculation {
  const { ordered, problems } = prepareFormulas(formulas)
  const columns = new Columns(new Set(formulas.map(({ field }) => field)), lookup)
  const prepared = ordered.map(({ field, program }) => prepare(field, program, columns))
  const byField = new Map(prepared.map((formula) => [formula.column.name, formula]))
  const pending = new Pending(prepared)

  columns.load(values)
  recalculate()

  // Formulas are in dependency order, so dependent formulas are evaluated later in the same pass.
  function recalculate(): Change[] {
    const changes: Change[] = []
    for (const [place, formula] of prepared.entries()) {
      const { column } = formula
      for (const row of pending.take(place, column.length)) {
        const value = evaluate(formula, row)
        if (column.set(row, value)) {
          pending.addDependents(column, row)
          changes.push(toChange(column, row, value))
        }
      }
    }
    return changes
  }

  /** Number of rows of a table of which columns are used, or which is counted. */
  function rowsOf(table: string): number {
    const rows = columns.find(table)?.rawAt(0)
    return Math.max(columns.rowsOf(table), Array.isArray(rows) ? rows.length : 0)
  }

  function takeIn({ field, row = 0, value }: Edit) {
    if (columns.isCalculated(field)) return
    for (const { column, read } of columns.followingOf(field)) {
      const next = read(value)
      if (column.has(row) && column.set(row, toDecimal(next), next)) pending.addDependents(column, row)
    }
  }

  return {
    problems,
    value: (field, row = 0) => toResultText(byField.get(field)?.column.at(row) ?? ZERO),
    set: (edits) => {
      for (const edit of isList(edits) ? edits : [edits]) takeIn(edit)
      return recalculate()
    },
    changeRows: ({ table, at: place, remove = 0, add = [] }) => {
      const at = wholeUpTo(rowsOf(table), place)
      columns.splice(table, { at, remove: wholeUpTo(rowsOf(table) - at, remove), add })
      for (const column of columns.inTable(table)) pending.addSummers(column)
      // A formula may count the rows of the table itself.
      const counted = columns.find(table)
      if (counted?.table === undefined && counted?.has(0)) {
        const rows = counted.rawAt(0)
        counted.set(0, undefined, (Array.isArray(rows) ? rows : []).toSpliced(at, remove, ...add))
        pending.addDependents(counted, 0)
      }
      for (const [order, { column }] of prepared.entries()) {
        if (column.table === table) add.forEach((_, index) => pending.add(order, at + index))
      }
      return recalculate()
    },
    isRefused: (field, row = 0) => {
      const formula = byField.get(field)
      if (!formula) return problems.some((problem) => problem.field === field)
      return formula.column.has(row) && typeof outcomeOf(formula, row) === 'string'
    },
    explain: (field, row = 0) => {
      const formula = byField.get(field)
      if (!formula?.column.has(row)) return undefined
      const { column, program } = formula
      if (program.tree) {
        const outcome = outcomeOf(formula, row)
        return explainTree(program, {
          read: (name) => columns.mention(name).read(row, column.table),
          result: {
            value: toResultText(evaluate(formula, row)),
            ...(typeof outcome === 'string' && { problem: { code: outcome } }),
          },
        })
      }
      return explainProgram(program, (name) => columns.mention(name).read(row, column.table))
    },
  }
}

function prepare(field: string, program: Program, columns: Columns): Formula {
  const column = columns.mention(field)
  const operands = program.fields.map(({ name }) => {
    const operand = columns.mention(name)
    const isSameRow = operand.table !== undefined && operand.table === column.table
    if (!isSameRow) operand.isSummed = true
    if (program.tree) operand.keepsRaw = true
    return { column: operand, isSameRow }
  })
  const byName = new Map(operands.map((operand) => [operand.column.name, operand.column]))
  return { column, program, operands, byName }
}

function outcomeOf({ column, program, operands, byName }: Formula, row: number): Fraction | Refusal {
  if (program.tree) {
    const columnsIn = (table: string) => [...byName.values()].filter((one) => one.table === table)
    return numberOf(
      evaluateNode(program.tree, {
        table: column.table,
        read: (name) => byName.get(name)?.rawAt(placeOf(name).table === undefined ? 0 : row),
        readCell: (name, at) => byName.get(name)?.rawAt(at),
        rowsOf: (table) => columnsIn(table)[0]?.length ?? 0,
      }),
    )
  }
  return run(program, (index) => {
    const operand = operands[index]
    if (!operand) return ZERO
    return operand.isSameRow ? (operand.column.at(row) ?? ZERO) : operand.column.sum
  })
}

function evaluate(formula: Formula, row: number): Decimal {
  const outcome = outcomeOf(formula, row)
  return typeof outcome === 'string' ? ZERO : toResult(outcome)
}

function toChange({ name, table }: Column, row: number, value: Decimal): Change {
  const text = toResultText(value)
  return table === undefined ? { field: name, value: text } : { field: name, row, value: text }
}

const isList = (edits: Edit | readonly Edit[]): edits is readonly Edit[] => Array.isArray(edits)

/** The nearest integer from 0 to `most`. */
const wholeUpTo = (most: number, value: number) => Math.min(Math.max(0, Math.trunc(value) || 0), most)
