import { sql, type Kysely } from 'kysely'

/**
 * Level of a grant. Null has the meaning of all grants before: a form field may be edited, the rows of a data scheme may
 * be seen, edited and deleted. Triggers on the table note changes of the level like those of grants.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table authorities add column level text`.execute(db)
  await sql`
    alter table authorities add constraint authorities_level_check check (
      level is null
      or (item_type = 'form' and level in ('read', 'required'))
      or (item_type = 'resource' and level in ('read', 'edit', 'remove')))`.execute(db)
}
