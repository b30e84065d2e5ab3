import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { openBoss } from '../platform/jobs/boss.ts'

/**
 * Makes jobs look as if the server that ran them had died long ago, and lets the supervision of the queue find them. Jobs in
 * these states count as running.
 */
export async function abandonJobs(db: Db, states: readonly string[] = ['active']) {
  await sql`
    update pgboss.job set state = 'active', started_on = now() - interval '1 hour', completed_on = null,
      heartbeat_on = now() - interval '1 hour'
    where state::text = any(${states}::text[])`.execute(db)
  // Tests share a database; a supervision of the last seconds would hold this one up.
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  const boss = await openBoss(db, { supervise: false, onError: () => {} })
  await boss.supervise()
  await boss.stop({ close: false, graceful: false })
}
