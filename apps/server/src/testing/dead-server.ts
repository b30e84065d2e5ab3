import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { openBoss } from '../platform/jobs/boss.ts'

/**
 * Marks running jobs as if their server had crashed long ago, and runs the supervision of the queue. Jobs in these
 * states count as running.
 */
export async function abandonJobs(db: Db, states: readonly string[] = ['active']) {
  await sql`
    update pgboss.job set state = 'active', started_on = now() - interval '1 hour', completed_on = null,
      heartbeat_on = now() - interval '1 hour'
    where state::text = any(${states}::text[])`.execute(db)
  // Tests share a database; a recent supervision would delay this one.
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  const boss = await openBoss(db, { supervise: false, onError: () => {} })
  await boss.supervise()
  await boss.stop({ close: false, graceful: false })
}
