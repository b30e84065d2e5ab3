import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { rawQuery, type Db, type Trx } from '../db/database.ts'

/** Schema of pg-boss's tables. */
const SCHEMA = 'pgboss'
/** Seconds without a heartbeat after which a job is taken over. */
const HEARTBEAT_SECONDS = 30
/** Seconds between checks for jobs without a heartbeat. */
const SUPERVISE_SECONDS = 15
const DAY_SECONDS = 86_400
/** Maximum number of redeliveries by pg-boss; `run-job.ts` ends a job long before. */
const MAX_DELIVERIES = 1000

const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** A queue and its settings. */
export interface QueueSettings {
  name: string
  /** Seconds before the next attempt. */
  retryDelay: number
  /** Doubles the delay after each attempt. */
  retryBackoff: boolean
}

/** Opens pg-boss on this database; installs or updates its tables, one server at a time. */
export async function openBoss(
  db: Db,
  { supervise, onError }: { supervise: boolean; onError: (error: unknown) => void },
): Promise<PgBoss> {
  // Loaded here: most tests, and the start of the server, need no queue.
  const { PgBoss: Boss } = await import('pg-boss')
  const boss = new Boss({
    db: { executeSql: rawQuery(db) },
    schema: SCHEMA,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    clockMonitorIntervalSeconds: 600,
    persistQueueStats: false,
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/** Installs the tables of pg-boss. */
export async function installBoss(db: Db) {
  const boss = await openBoss(db, { supervise: false, onError: () => {} })
  await boss.stop({ close: false, graceful: false })
}

/** Creates missing queues and corrects settings that differ. */
export async function createQueues(boss: PgBoss, queues: readonly QueueSettings[]) {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, retryDelay, retryBackoff } of queues) {
    const found = existing.get(name)
    const settings = {
      retryDelay,
      retryBackoff,
      retryLimit: MAX_DELIVERIES,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: DAY_SECONDS,
      // A job is not lost although every server was off for a long time.
      retentionSeconds: 3650 * DAY_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
    }
    if (!found) await boss.createQueue(name, { policy: 'short', ...settings })
    else if (found.retryDelay !== retryDelay || found.retryBackoff !== retryBackoff)
      await boss.updateQueue(name, settings)
    // Loads the settings that the first send needs, which is impossible inside of a transaction.
    await boss.findJobs(name, { id: NO_JOB, limit: 1 })
  }
}

/**
 * Ends the claims on running jobs, so that they are delivered again at once. Only for a process that alone uses the database and
 * has not fetched any job: each claim is then that of an earlier process.
 */
export async function releaseClaims(db: Db, boss: PgBoss, queues: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(`${SCHEMA}.job`)} where state = 'active' and name = any(${queues}::text[])`.execute(
    db,
  )
  for (const { id, name } of rows) await boss.fail(name, id, { message: 'Its server has ended.' })
}

/** The connection of a transaction, for pg-boss. */
export async function connectionOf(trx: Trx) {
  const { fromKysely } = await import('pg-boss')
  return fromKysely(trx.withoutPlugins())
}

/** Converts an id, which has no hyphens here. */
export const toBossId = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
export const fromBossId = (id: string) => id.replaceAll('-', '')
