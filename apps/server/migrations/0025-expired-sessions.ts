import { sql, type Kysely } from 'kysely'

/**
 * Adds the end `expired` to sessions. Sessions that expired before are marked here, so that their ends are not
 * announced as new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop constraint sessions_ended_as_check`.execute(db)
  await sql`
    alter table sessions add constraint sessions_ended_as_check
    check (ended_as in ('signedOut', 'signedInElsewhere', 'forcedOffline', 'expired'))`.execute(db)
  await sql`update sessions set ended_as = 'expired' where ended_as is null and expires_at <= now()`.execute(db)
}
