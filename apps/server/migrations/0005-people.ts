import { sql, type Kysely } from 'kysely'
import { spellName } from '../src/platform/spell-name.ts'

const statements = [
  // Spellings of a name, so that users are found by them; a search uses one text.
  `alter table users
    add column pinyin text not null default '',
    add column initials text not null default '',
    add column ranks text not null default '',
    add column search_text text generated always as (
      lower(account || ' ' || real_name || ' ' || pinyin || ' ' || initials || ' ' || mobile_phone)
    ) stored`,

  // The account name of a deleted user is free again.
  `drop index users_account`,
  `create unique index users_account on users (account) where delete_mark is null`,
  `create index users_account_ever on users (account)`,

  // The sort orders in which a hundred thousand users are paged.
  `create index users_order on users (sort_code, creator_time desc, id) where delete_mark is null`,
  `create index users_created on users (creator_time, id) where delete_mark is null`,
  `create index users_pinyin on users (pinyin, id) where delete_mark is null`,
  `drop index user_relations_object`,
  `create index user_relations_object on user_relations (object_type, object_id, user_id)`,

  // The rows of the recycle bin.
  `create index users_deleted on users (delete_time desc) where delete_mark = 1`,
  `create index positions_deleted on positions (delete_time desc) where delete_mark = 1`,
  `create index organizations_deleted on organizations (delete_time desc) where delete_mark = 1`,
  `create index roles_deleted on roles (delete_time desc) where delete_mark = 1`,

  // Work that takes longer than a request. A server holds a job until locked_until and extends that while it works, so
  // another server takes over the job of a crashed one.
  `create table jobs (
    id text primary key,
    kind text not null,
    owner_id text not null references users (id),
    status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
    input jsonb not null,
    note jsonb,
    result jsonb,
    message text not null default '',
    done integer not null default 0,
    total integer not null default 0,
    cancel_asked boolean not null default false,
    attempts integer not null default 0,
    locked_until timestamptz,
    created_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index jobs_open on jobs (created_at) where status in ('waiting', 'running')`,
  `create index jobs_owner on jobs (owner_id, created_at desc)`,

  // An uploaded list of users, from reading to undoing.
  `create table user_imports (
    id text primary key,
    owner_id text not null references users (id),
    file_name text not null,
    status text not null check (status in ('checking', 'checked', 'importing', 'imported', 'undoing', 'undone')),
    job_id text,
    total integer not null default 0,
    imported integer not null default 0,
    created_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index user_imports_owner on user_imports (owner_id, created_at desc)`,
  // A line of the list: its cells as texts, its action, the errors of its cells, and after the import the user and the
  // former state of that user.
  `create table user_import_rows (
    import_id text not null references user_imports (id) on delete cascade,
    row_number integer not null,
    cells jsonb not null,
    outcome text not null default 'unchecked' check (outcome in ('unchecked', 'new', 'changed', 'same', 'faulty')),
    problems jsonb,
    written boolean not null default false,
    user_id text,
    before jsonb,
    primary key (import_id, row_number)
  )`,
  `create index user_import_rows_outcome on user_import_rows (import_id, outcome, row_number)`,
  `create index user_import_rows_account on user_import_rows (import_id, (lower(cells ->> 'account')))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await spellEverybody(db)
}

/** Existing users are found by pinyin as well. */
async function spellEverybody(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string; realName: string }>`select id, real_name from users`.execute(db)
  for (const { id, realName } of rows) {
    const { pinyin, initials } = spellName(realName)
    await sql`update users set pinyin = ${pinyin}, initials = ${initials} where id = ${id}`.execute(db)
  }
}
