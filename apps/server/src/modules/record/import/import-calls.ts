import { createHash } from 'node:crypto'
import { Value } from 'typebox/value'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ImportRow } from './import-columns.ts'
import { RecordImportResult } from '../record.schema.ts'

/** A call that imports rows under an idempotency key. */
interface ImportCall {
  ownerId: string
  modelId: string
  key: string
  /** Hash of the rows: another call may not use the key. */
  digest: string
}

/** The call of these rows. */
export const callOf = (key: Omit<ImportCall, 'digest'>, rows: readonly ImportRow[]): ImportCall => ({
  ...key,
  digest: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
})

/** The answer of an earlier call with this key; throws `conflict` when that call had other rows. */
export async function findCall(db: Db | Trx, { ownerId, modelId, key, digest }: ImportCall) {
  const earlier = await db
    .selectFrom('recordImportCalls')
    .select(['digest', 'result'])
    .where('ownerId', '=', ownerId)
    .where('modelId', '=', modelId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) return undefined
  if (earlier.digest !== digest) throw new AppError('conflict', 'record.import.keyUsed')
  return Value.Parse(RecordImportResult, earlier.result)
}

/**
 * Locks the key for this transaction; returns the answer of a concurrent call that finished first. Waits while that
 * call is running.
 */
export async function beginCall(trx: Trx, call: ImportCall & { createdAt: Date }) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('recordImportCalls')
    .values({ ...call, result: 'null' })
    .onConflict((conflict) => conflict.columns(['ownerId', 'modelId', 'key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? undefined : await findCall(trx, call)
}

/** Stores the answer of the call in the transaction of its records. */
export const endCall = (trx: Trx, { ownerId, modelId, key, result }: ImportCall & { result: RecordImportResult }) =>
  trx
    .updateTable('recordImportCalls')
    .set({ result: JSON.stringify(result) })
    .where('ownerId', '=', ownerId)
    .where('modelId', '=', modelId)
    .where('key', '=', key)
    .execute()
