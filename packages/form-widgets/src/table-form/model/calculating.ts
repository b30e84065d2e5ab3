import type { FormulaProblem, Lookup } from '@sqos/formula'
import type { DataRecord } from '../../services/widget-services.ts'
import type { ResolvedColumn } from './column.ts'
import type { Row } from './row.ts'

export interface CalculatingOptions {
  /** How formulas name this table. */
  name: string
  columns: readonly ResolvedColumn[]
  /** The fields of the form, for formulas. */
  formValues?: DataRecord | undefined
  /** Reads fields of related records, for LOOKUP. */
  lookup?: Lookup | undefined
  /** Whether a cell keeps its value, because what its formula looks up is not known. */
  keepsCell?: ((expression: unknown, row: DataRecord) => boolean) | undefined
  rows: readonly Row[]
}

/** Calculates the columns of a table. */
export interface Calculating {
  /** Problems of formulas. */
  readonly problems: readonly FormulaProblem[]
  /** The rows with all their results. */
  all: () => readonly Row[]
  /** Returns the given rows with results. */
  follow: (next: readonly Row[]) => readonly Row[]
  /** Takes new form values and returns the rows with results. */
  followForm: (formValues: DataRecord) => readonly Row[]
}

/** The class of the calculation; loaded for tables with formulas. */
export type CalculatingClass = new (options: CalculatingOptions) => Calculating

/** Whether a formula calculates the cells of a column. */
export const isCalculated = ({ type, expression }: ResolvedColumn): boolean =>
  type.isCalculated === true && expression !== undefined

/** For tables without formulas: returns the rows unchanged. */
export class NoCalculation implements Calculating {
  readonly problems: readonly FormulaProblem[] = []
  #rows: readonly Row[]

  constructor({ rows }: CalculatingOptions) {
    this.#rows = rows
  }

  all(): readonly Row[] {
    return this.#rows
  }

  follow(next: readonly Row[]): readonly Row[] {
    this.#rows = next
    return next
  }

  followForm(): readonly Row[] {
    return this.#rows
  }
}
