import { sql, type Kysely } from 'kysely'

/** Flows whose start node mentions a schedule are found without reading the designs of the others. */
export async function up(db: Kysely<unknown>) {
  await sql`create index flow_engines_scheduled on flow_engines (id)
    where enabled_mark = 1 and type = 0 and flow_template_json like '%"scheduleConfig"%'`.execute(db)
}
