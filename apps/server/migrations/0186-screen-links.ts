import { sql, type Kysely } from 'kysely'

const statements = [
  `create table screen_share_screens (
    share_id text not null references screen_shares (id),
    sort_code smallint not null,
    screen_id text not null references screens (id),
    -- Null: until each of its portals was shown once.
    seconds integer check (seconds between 5 and 3600),
    primary key (share_id, sort_code)
  )`,
  `create index screen_share_screens_screen on screen_share_screens (screen_id)`,
  `insert into screen_share_screens (share_id, sort_code, screen_id) select id, 0, screen_id from screen_shares`,
  `alter table screen_shares drop column screen_id`,
  `alter table screen_shares add column password_hash text`,
]

/** A link shows several screens one after another, and may ask for a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
