import { RESULT } from '@sqos/contract'
import type { Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertLogs, REQUEST_LOG } from '../../log/log.access.ts'

/** The method under which the log lists each kind of write. */
const METHOD = { create: 'POST', update: 'PUT', remove: 'DELETE' } as const

/** Rows of one statement: PostgreSQL accepts 65,535 parameters. */
const BATCH = 1000

/** A write by the server itself. */
interface SystemWrite {
  recordId: string
  /** Names of the written fields, never their values. */
  fields?: readonly string[]
  reason: string
}

/** Logs writes with the grant source `system` in their transaction: with `system: <reason>` instead of a user. */
export async function logSystemWrites(
  trx: Trx,
  {
    modelId,
    action,
    writes,
    now,
    newId,
  }: Pick<Deps, 'now' | 'newId'> & { modelId: string; action: keyof typeof METHOD; writes: readonly SystemWrite[] },
): Promise<void> {
  const rows = writes.map(({ recordId, fields, reason }) => ({
    id: newId(),
    category: REQUEST_LOG,
    userId: null,
    userName: `system: ${reason}`,
    requestMethod: METHOD[action],
    requestUrl: `record/${modelId}`,
    resultCode: RESULT.ok,
    moduleName: 'record',
    json: JSON.stringify({ params: { modelId, id: recordId }, fields }),
    creatorTime: now(),
  }))
  for (let start = 0; start < rows.length; start += BATCH) await insertLogs(trx, rows.slice(start, start + BATCH))
}
