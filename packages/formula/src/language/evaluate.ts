import { type Fraction, operate, type Refusal } from '../arithmetic/fraction.ts'
import { placeOf } from '../calculation/place.ts'
import type { Comparison } from '../expression/tokens.ts'
import type { FunctionContext } from './function-kit.ts'
import { tablesOf } from './infer.ts'
import type { Node } from './parse.ts'
import { asFraction, asString, compareValues, toValue, type Value } from './value.ts'

/** Reads the values of a form. */
export interface FieldReader {
  /** The sub-table of the formula's own field, whose columns mean the row of the formula. */
  table: string | undefined
  /** The value of a field, or of a column in the row of the formula. */
  read: (name: string) => unknown
  /** Number of rows of another sub-table. */
  rowsOf: (table: string) => number
  /** The value of a column of another sub-table. */
  readCell: (name: string, row: number) => unknown
  /** ms; default: the current time. */
  now?: number | undefined
}

/** Evaluates a parsed formula. Returns a reason if it has no result. */
export function evaluateNode(node: Node, reader: FieldReader): { value: Value } | { refusal: Refusal } {
  const run = new Run(reader)
  const value = run.value(node)
  return run.refusal === undefined ? { value } : { refusal: run.refusal }
}

class Run {
  refusal: Refusal | undefined
  readonly #reader: FieldReader
  readonly #context: FunctionContext
  /** Aggregates do not depend on the row around them. */
  readonly #aggregates = new Map<Node, readonly Value[]>()
  #at: { table: string; row: number } | undefined

  constructor(reader: FieldReader) {
    this.#reader = reader
    this.#context = { now: reader.now ?? Date.now(), refuse: (code) => this.#refuse(code) }
  }

  value(node: Node): Value {
    switch (node.kind) {
      case 'number':
        return node.value
      case 'text':
        return node.text
      case 'field':
        return this.#field(node.name)
      case 'negative':
        return this.#operate('-', asFraction(undefined), asFraction(this.value(node.value)))
      case 'binary':
        return this.#binary(node)
      case 'call':
        return this.#call(node)
    }
  }

  #binary({ operator, left, right }: Extract<Node, { kind: 'binary' }>): Value {
    const [a, b] = [this.value(left), this.value(right)]
    if (operator === '&') return asString(a) + asString(b)
    if (operator === '+' || operator === '-' || operator === '×' || operator === '÷')
      return this.#operate(operator, asFraction(a), asFraction(b))
    return isTrueThat(operator, compareValues(a, b))
  }

  #operate(operator: '+' | '-' | '×' | '÷', left: Fraction, right: Fraction): Value {
    const result = operate(operator, left, right)
    return typeof result === 'string' ? this.#refuse(result) : result
  }

  #call(node: Extract<Node, { kind: 'call' }>): Value {
    const { function: called, args } = node
    if (!called.isAggregate)
      return called.run(
        args.map((arg) => () => this.value(arg)),
        this.#context,
      )
    const values = args.flatMap((arg) => this.#covered(arg))
    return called.run(
      values.map((value) => () => value),
      this.#context,
    )
  }

  /** The values of an argument of an aggregate: one per row, if it names columns of another sub-table. */
  #covered(arg: Node): readonly Value[] {
    const [table] = tablesOf(arg, this.#reader.table)
    if (table === undefined) return flat(this.value(arg))
    const known = this.#aggregates.get(arg)
    if (known) return known
    const before = this.#at
    const values = Array.from({ length: this.#reader.rowsOf(table) }, (_, row) => {
      this.#at = { table, row }
      return this.value(arg)
    }).flatMap(flat)
    this.#at = before
    this.#aggregates.set(arg, values)
    return values
  }

  #field(name: string): Value {
    const { table } = placeOf(name)
    const { table: own, read, readCell, rowsOf } = this.#reader
    if (table === undefined || table === own) return toValue(read(name))
    if (this.#at?.table === table) return toValue(readCell(name, this.#at.row))
    // Elsewhere, a column counts as its sum.
    return Array.from({ length: rowsOf(table) }, (_, row) => asFraction(toValue(readCell(name, row)))).reduce<Value>(
      (sum, one) => this.#operate('+', asFraction(sum), one),
      asFraction(undefined),
    )
  }

  #refuse(code: Refusal): undefined {
    this.refusal ??= code
    return undefined
  }
}

const flat = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [value])

function isTrueThat(operator: Comparison, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0
    case '≠':
      return order !== 0
    case '>':
      return order > 0
    case '≥':
      return order >= 0
    case '<':
      return order < 0
    case '≤':
      return order <= 0
  }
}
