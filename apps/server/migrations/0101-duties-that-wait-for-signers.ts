import { sql, type Kysely } from 'kysely'

/** Finds the duties that wait for signers whom their approver asked first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index flow_operators_waiting on flow_operators (handler_id, received_time desc, id desc)
    where state = 1 and completion = 0`.execute(db)
}
