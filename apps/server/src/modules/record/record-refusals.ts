import { AppError } from '../../platform/errors.ts'
import { uniqueIndexName } from '../../platform/db/identifier.ts'
import type { StoredTable } from './model-storage.ts'

/** Message of what is refused because of a design that was saved meanwhile. */
export const DESIGN_CHANGED = 'record.designChanged'

/** The design was saved since the model was opened: what was checked by it is checked anew, by the one in force. */
export function refuseOld(): never {
  throw new AppError('conflict', DESIGN_CHANGED)
}

/** Which field a value stands in that is there already. */
export function refusedAt({ name, fields }: StoredTable, error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  const field = fields.find(({ column }) => uniqueIndexName(name, column) === error.constraint)
  if (!field) return undefined
  const { path, label } = field.item
  return new AppError('refused', 'error.invalidInput', {
    fields: { [path]: { key: 'record.notUnique', params: { field: label } } },
  })
}

/** What PostgreSQL says about a value that a column cannot hold, or about a table that somebody changed by hand. */
const UNFIT = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '42804'])
/** What it says of the rules that a table has of its own: foreign keys, checks, exclusions, triggers. */
const REFUSED = new Set(['23503', '23514', '23P01', 'P0001'])
const CHANGED = new Set(['42703', '42P01'])

/** What the database refused, in words of ours; anything else as it is. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (UNFIT.has(error.code) || REFUSED.has(error.code)) return new AppError('refused', 'record.valueUnfit')
  if (CHANGED.has(error.code)) return new AppError('refused', 'record.tableChanged')
  if (error.code === '23502') {
    const column = 'column' in error ? String(error.column) : ''
    return new AppError('refused', 'record.columnRequired', { params: { column } })
  }
  return error
}
