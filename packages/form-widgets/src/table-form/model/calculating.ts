import type { FormulaProblem } from '@sqos/formula'
import type { DataRecord } from '../../services/widget-services.ts'
import type { ResolvedColumn } from './column.ts'
import type { Row } from './row.ts'

export interface CalculatingOptions {
  /** How formulas name this table. */
  name: string
  columns: readonly ResolvedColumn[]
  /** The fields of the form around, for formulas that count with them. */
  formValues?: DataRecord | undefined
  rows: readonly Row[]
}

/** What keeps the calculated columns of a table right. */
export interface Calculating {
  /** What is wrong with formulas. */
  readonly problems: readonly FormulaProblem[]
  /** The rows with all their results. */
  all: () => readonly Row[]
  /** Takes the rows as they are now and returns them with results. */
  follow: (next: readonly Row[]) => readonly Row[]
  /** Takes the fields around and returns the rows with results. */
  followForm: (formValues: DataRecord) => readonly Row[]
}

/** Makes what calculates; loaded for tables that have formulas. */
export type CalculatingClass = new (options: CalculatingOptions) => Calculating

/** Whether a formula calculates the cells of a column. */
export const isCalculated = ({ type, expression }: ResolvedColumn): boolean =>
  type.isCalculated === true && expression !== undefined

/** For tables without formulas: the rows as they are. */
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
