import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { ModelStorage } from './model-storage.ts'
import type { OpenModel } from './models.ts'
import { rowsOfAny, type RecordGrant, type RecordGrants } from './record-grant.ts'
import type { ReadRecord, RecordReader } from './record-reader.ts'
import { createRecordRepository } from './record.repository.ts'

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
  /** Reads one record, and returns those of the grants that cover it. Throws `notFound` when none does. */
  async function reach(
    { storage }: Opened,
    { id, grants, trx }: { id: string; grants: readonly RecordGrant[]; trx?: Trx },
  ): Promise<{ record: ReadRecord; reaching: readonly RecordGrant[] }> {
    const where = rowsOfAny(grants, storage)
    const record = found(await reader.find(storage, { id, where, lock: trx !== undefined }, trx ?? db))
    if (grants.length === 1) return { record, reaching: grants }
    const conditions = grants.map((grant) => grant.rows(storage))
    const matches = await createRecordRepository(trx ?? db).matches(storage, { id, conditions })
    const reaching = grants.filter((_, index) => matches[index])
    if (reaching.length === 0) throw new AppError('notFound', 'error.recordMissing')
    return { record, reaching }
  }

  return reach
}

export type RecordReach = ReturnType<typeof createRecordReach>
