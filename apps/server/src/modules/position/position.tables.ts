import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    positions: PositionsTable
  }
}

/** Positions of organisations. */
export interface PositionsTable extends NamedColumns {
  organizeId: string
  /** Code of a value of dictionary PositionType. */
  type: string
}
