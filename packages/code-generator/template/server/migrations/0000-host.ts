import { sql, type Kysely } from 'kysely'

/** Counters of bill numbers. */
export async function up(db: Kysely<unknown>) {
  await sql`create table bill_numbers (rule text, day text, last integer not null, primary key (rule, day))`.execute(db)
}
