import { sql, type Kysely } from 'kysely'

const statements = [
  `create table print_templates (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category text not null,
    type smallint not null default 2,
    model_id text,
    db_link_id text not null default '0',
    sql_template text not null default '[]',
    left_fields text not null default '',
    print_template text not null default '',
    page_json text not null default '',
    enabled_mark smallint not null default 1,
    sort_code integer not null default 0,
    description text not null default '',
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )`,
  `create unique index print_templates_name on print_templates (full_name) where delete_mark is null`,
  `create unique index print_templates_code on print_templates (en_code) where delete_mark is null`,
  `create index print_templates_model on print_templates (model_id) where delete_mark is null`,
  // One row per printed record. A template of '' is the default layout of a form.
  `create table print_uses (
    id text primary key,
    template_id text not null,
    model_id text not null,
    record_id text not null,
    user_id text not null,
    printed_at timestamptz not null
  )`,
  `create index print_uses_template on print_uses (template_id)`,
  `create index print_uses_record on print_uses (model_id, record_id)`,
]

/** Templates that put records on paper, and which records were printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
