import { sql, type Kysely } from 'kysely'

const audited = `
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz`

const statements = [
  `create table writing_articles (
    id text primary key,
    title text not null,
    summary text not null default '',
    content text not null,
    variables text not null default '{}',
    status smallint not null default 0,
    template_id text,
    version integer not null default 1,
    ${audited}
  )`,
  `create index writing_articles_owner on writing_articles (creator_user_id, last_modify_time desc) where delete_mark is null`,
  `create table writing_versions (
    id text primary key,
    article_id text not null references writing_articles (id) on delete cascade,
    number integer not null,
    title text not null,
    content text not null,
    user_id text not null,
    created_at timestamptz not null,
    unique (article_id, number)
  )`,
  `create table writing_templates (
    id text primary key,
    full_name text not null,
    category_id text,
    cover text not null default '',
    description text not null default '',
    content text not null,
    enabled_mark smallint not null default 1,
    sort_code integer not null default 0,
    ${audited}
  )`,
  // Categories, modules, variables, outlines, tags and AI actions: small things with a name that editors choose from.
  `create table writing_parts (
    id text primary key,
    kind text not null,
    full_name text not null,
    en_code text not null default '',
    category_id text,
    content text not null default '',
    description text not null default '',
    enabled_mark smallint not null default 1,
    sort_code integer not null default 0,
    ${audited}
  )`,
  `create index writing_parts_kind on writing_parts (kind, sort_code) where delete_mark is null`,
  `create table writing_settings (
    id text primary key,
    ai_enabled smallint not null default 1,
    daily_limit integer not null default 100,
    last_modify_user_id text,
    last_modify_time timestamptz
  )`,
  // What was asked of the model, without its content.
  `create table writing_ai_calls (
    id text primary key,
    user_id text not null,
    action text not null,
    model text not null,
    started_at timestamptz not null,
    duration_ms integer,
    sent_chars integer not null,
    received_chars integer not null default 0,
    result text not null
  )`,
  `create index writing_ai_calls_user on writing_ai_calls (user_id, started_at)`,
]

/** The writing area: articles, templates, and what they are made from. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
