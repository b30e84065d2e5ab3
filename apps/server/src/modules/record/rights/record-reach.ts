import type { Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { RowRight } from '../../authority/index.ts'
import type { ModelStorage } from '../model-storage.ts'
import type { OpenModel } from '../models.ts'
import { rowsOfAny, type RecordGrant, type RecordGrants } from './record-grant.ts'
import type { ReadRecord, RecordReader } from '../read/record-reader.ts'
import { createRecordRepository } from '../write/record.repository.ts'

/** A model that a caller works with. */
export interface Opened {
  model: OpenModel
  storage: ModelStorage
  grants: RecordGrants
  /** Why the server itself works with the records; undefined for a user. */
  systemReason: string | undefined
}

/** Returns the function that reads one record for callers with grants. */
export function createRecordReach({ db, reader }: Pick<Deps, 'db'> & { reader: RecordReader }) {
  /**
   * Reads one record, and returns those of the grants that cover it. Throws `notFound` when none shows it, and `forbidden` when it
   * is visible but may not be edited.
   */
  async function reach(
    { storage }: Opened,
    { id, grants, right = 'read', trx }: { id: string; grants: readonly RecordGrant[]; right?: RowRight; trx?: Trx },
  ): Promise<{ record: ReadRecord; reaching: readonly RecordGrant[] }> {
    const where = rowsOfAny(grants, storage, right)
    const repository = createRecordRepository(trx ?? db)
    const record = await reader.find(storage, { id, where, lock: trx !== undefined }, trx ?? db)
    if (!record) {
      const seen =
        right === 'read' ? [] : await repository.matches(storage, { id, conditions: [rowsOfAny(grants, storage)] })
      throw seen.includes(true) ? lockedRow(right) : new AppError('notFound', 'error.recordMissing')
    }
    if (grants.length === 1) return { record, reaching: grants }
    const conditions = grants.map((grant) => grant.rows(storage, right))
    const matches = await repository.matches(storage, { id, conditions })
    const reaching = grants.filter((_, index) => matches[index])
    if (reaching.length === 0) throw new AppError('notFound', 'error.recordMissing')
    return { record, reaching }
  }

  return reach
}

export type RecordReach = ReturnType<typeof createRecordReach>

/** The refusal to edit or delete a visible record. */
export const lockedRow = (right: RowRight, count = 1) =>
  new AppError('forbidden', right === 'remove' ? 'record.rowKept' : 'record.rowLocked', { params: { count } })
