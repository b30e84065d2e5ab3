import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { sql } from 'kysely'

/** People among whom the tasks are spread. */
const PEOPLE = 1000
/** Tasks per statement: a statement may take half a minute. */
const CHUNK = 50_000

/** Numbers of tasks. */
export interface Size {
  running: number
  done: number
}

/** People whose inboxes are measured. */
export interface Measured {
  /** Has the share of one of `PEOPLE`. */
  usual: string
  /** Has a tenth of all duties. */
  busy: string
}

/** Inserts tasks with their duties and records, each one decided once or waiting for one person. */
export async function fill(db: Db, { running, done }: Size, measured: Measured): Promise<void> {
  for (const { count, isOpen } of [
    { count: running, isOpen: true },
    { count: done, isOpen: false },
  ])
    for (let from = 1; from <= count; from += CHUNK)
      await insert(db, { from, to: Math.min(from + CHUNK - 1, count), isOpen }, measured)
  // The server's autovacuum does this within minutes; without it the first measurements depend on its moment.
  for (const table of ['flow_tasks', 'flow_operators', 'flow_records'])
    await sql`vacuum analyze ${sql.ref(table)}`.execute(db)
}

async function insert(
  db: Db,
  { from, to, isOpen }: { from: number; to: number; isOpen: boolean },
  { usual, busy }: Measured,
) {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`
  const id = sql`${isOpen ? 'r' : 'd'}::text || n`
  const handler = sql`case when n % 10 = 3 then ${busy}::text when n % ${PEOPLE} = 0 then ${usual}::text
    else 'person' || (n % ${PEOPLE}) end`
  const began = sql`now() - n * interval '10 seconds'`
  const ended = isOpen ? sql`null::timestamptz` : sql`now() - n * interval '7 seconds'`
  await db.transaction().execute(async (trx) => {
    // The rows refer to each other by construction.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      insert into flow_tasks (id, flow_id, flow_version, full_name, flow_code, flow_name, flow_type, flow_category,
        form_type, status, completion, this_step, this_step_id, start_time, end_time, creator_user_id, creator_time)
      select ${id}, 'flow' || n % 20, 1, 'Request ' || n, 'code', 'Flow ' || n % 20, 0, 'office', 2, ${isOpen ? 1 : 2}::int,
        50, 'Node', 'node', ${began}, ${ended}, 'person' || (n * 7 % ${PEOPLE}), ${began}
      from ${numbers}`.execute(trx)
    await sql`
      insert into flow_operators (id, task_id, flow_id, task_node_id, node_code, node_name, handler_id, handled_by,
        handle_status, handle_time, completion, state, received_time, is_open, reason)
      select ${id} || 'o', ${id}, 'flow' || n % 20, ${id} || 'n', 'node', 'Node', ${handler},
        case when ${isOpen} then null else ${handler} end, case when ${isOpen} then null else 1 end,
        ${ended}, case when ${isOpen} then 0 else 1 end, 0, ${began}, ${isOpen}, '{"rule":"named"}'
      from ${numbers}`.execute(trx)
    if (isOpen) return
    await sql`
      insert into flow_records (id, task_id, task_node_id, node_code, node_name, task_operator_id, handler_id,
        handle_status, handle_time)
      select ${id} || 'h', ${id}, ${id} || 'n', 'node', 'Node', ${id} || 'o', ${handler}, 1, ${ended}
      from ${numbers}`.execute(trx)
  })
}
