import { sql, type Kysely } from 'kysely'

const statements = [
  // Tables for the records of models. In a separate schema: no identifier of a model can reach another table.
  `create schema lowcode`,

  // A model: the design of a form, of its list, and the tables behind them. The documents are stored unchanged.
  `create table visual_models (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category text not null,
    type smallint not null default 1,
    web_type smallint not null default 2,
    state smallint not null default 1,
    sort_code integer not null default 0,
    description text not null default '',
    db_link_id text not null default '0',
    tables text not null default '[]',
    form_data text,
    column_data text,
    app_column_data text,
    flow_template_json text,
    flow_id text not null default '',
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )`,
  `create unique index visual_models_en_code on visual_models (en_code) where delete_mark is null`,
  `create unique index visual_models_full_name on visual_models (full_name) where delete_mark is null`,
  `create index visual_models_category on visual_models (category)`,

  // The tables in the schema that the platform created, by model: it may widen their columns.
  `create table visual_model_tables (
    table_name text primary key,
    model_id text not null references visual_models (id),
    creator_time timestamptz not null
  )`,
  `create index visual_model_tables_model on visual_model_tables (model_id)`,

  // Servers cache parsed models by the version of the permissions.
  `create constraint trigger visual_models_authority after insert or update or delete on visual_models
    deferrable initially deferred for each row execute function note_authority_change()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
