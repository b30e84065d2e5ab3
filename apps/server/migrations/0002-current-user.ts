import { sql, type Kysely } from 'kysely'

const statements = [
  // Properties that users set on their profile.
  `alter table users
    add column signature text not null default '',
    add column nation text not null default '',
    add column native_place text not null default '',
    add column entry_date timestamptz,
    add column birthday timestamptz,
    add column certificates_type text not null default '',
    add column certificates_number text not null default '',
    add column education text not null default '',
    add column tele_phone text not null default '',
    add column landline text not null default '',
    add column urgent_contacts text not null default '',
    add column urgent_tele_phone text not null default '',
    add column postal_address text not null default ''`,

  // Avatars of users. The name is a hash of the content: equal images are stored once, and a name never identifies
  // another image.
  `create table avatars (
    name text primary key,
    content_type text not null,
    content bytea not null,
    created_at timestamptz not null
  )`,

  // The own log rows of a user.
  `create index logs_user on logs (user_id, category, creator_time desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
