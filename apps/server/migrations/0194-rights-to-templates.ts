import { sql, type Kysely } from 'kysely'

const statements = [
  // Holders as `Role:<id>`, `Position:<id>`, `Organize:<id>`, `Group:<id>` or `User:<id>`. Empty: everybody.
  `alter table writing_templates
    add column usable_by text[] not null default '{}',
    add column editable_by text[] not null default '{}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
