import { AppError } from '../../../platform/errors.ts'
import { uniqueIndexName } from '../../../platform/db/identifier.ts'
import type { StoredTable } from '../model-storage.ts'

/** Message key for a write that was validated by an outdated design. */
export const DESIGN_CHANGED = 'record.designChanged'

/** Refuses a write because the design was saved since the model was opened; the client has to validate again. */
export function refuseOld(): never {
  throw new AppError('conflict', DESIGN_CHANGED)
}

/** The field that violates a unique constraint, as an error. */
export function refusedAt({ name, fields }: StoredTable, error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  const field = fields.find(({ column }) => uniqueIndexName(name, column) === error.constraint)
  if (!field) return undefined
  const { path, label } = field.item
  return new AppError('refused', 'error.invalidInput', {
    fields: { [path]: { key: 'record.notUnique', params: { field: label } } },
  })
}

/** SQL states for values that a column cannot hold. */
const UNFIT = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '42804'])
/** SQL states for violated foreign keys, checks, exclusions and triggers. */
const REFUSED = new Set(['23503', '23514', '23P01', 'P0001'])
const CHANGED = new Set(['42703', '42P01'])

/** Translates refusals of the database; returns other errors unchanged. */
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
