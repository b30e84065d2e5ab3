import { sql, type Kysely } from 'kysely'

const named = `
  full_name text not null,
  en_code text not null,
  enabled_mark smallint not null default 1,
  sort_code integer not null default 0,
  description text not null default '',
  creator_user_id text,
  creator_time timestamptz not null default now(),
  last_modify_user_id text,
  last_modify_time timestamptz,
  delete_mark smallint,
  delete_user_id text,
  delete_time timestamptz`

/** Tables whose rows decide about permissions. */
const deciding = [
  'authorities',
  'menus',
  'menu_items',
  'menu_data_fields',
  'menu_data_schemes',
  'roles',
  'role_organizations',
  'positions',
  'organizations',
  'user_relations',
]

const statements = [
  // Fields that data schemes of a menu entry may use, with the offered symbols and contents.
  `create table menu_data_fields (
    id text primary key,
    menu_id text not null references menus (id),
    type text not null default 'String' check (type in ('String', 'Int32', 'Double')),
    condition_symbol text not null default '',
    condition_text text not null default '',
    ${named}
  )`,
  `create unique index menu_data_fields_en_code on menu_data_fields (menu_id, en_code) where delete_mark is null`,

  // Data schemes of a menu entry, granted as item_type resource. match_logic joins the groups of condition_json, and
  // each group joins its own conditions: [{logic: 'and' | 'or', groups: [{id, field, type, op, value}]}].
  `create table menu_data_schemes (
    id text primary key,
    menu_id text not null references menus (id),
    match_logic text not null default 'and' check (match_logic in ('and', 'or')),
    condition_json text not null default '',
    condition_text text not null default '',
    ${named}
  )`,
  `create unique index menu_data_schemes_en_code on menu_data_schemes (menu_id, en_code) where delete_mark is null`,

  // Organisations of a role; a global role has none.
  `create table role_organizations (
    role_id text not null references roles (id),
    organize_id text not null references organizations (id),
    id text not null generated always as (role_id || ':' || organize_id) stored unique,
    primary key (role_id, organize_id)
  )`,
  `create index role_organizations_organize on role_organizations (organize_id)`,

  // An id for each grant, so that its history is recorded like that of every configuration record.
  `alter table authorities
    add column id text generated always as (object_type || ':' || object_id || ':' || item_type || ':' || item_id) stored`,
  `create unique index authorities_id on authorities (id)`,
  `create index authorities_item on authorities (item_type, item_id)`,

  // The visible columns of a list for a user, in order: JSON text of [{label, prop, visible}].
  `create table column_settings (
    user_id text not null references users (id),
    module_id text not null,
    field_list text not null,
    last_modify_time timestamptz not null,
    primary key (user_id, module_id)
  )`,

  // The user as whom an administrator views the application; such a session is read-only.
  `alter table sessions add column view_as_user_id text references users (id)`,

  // A single row that changes with every change of permissions: servers cache evaluated permissions until then.
  `create table authority_version (only_one boolean primary key default true check (only_one), version uuid not null)`,
  `insert into authority_version (version) values (gen_random_uuid())`,
  // Runs once per transaction, at the commit: taken earlier, the lock on the row would make writers wait for each
  // other, or cause deadlocks.
  `create function note_authority_change() returns trigger language plpgsql as $$
  begin
    if current_setting('sqos.authority_noted', true) is distinct from 'yes' then
      perform set_config('sqos.authority_noted', 'yes', true);
      update authority_version set version = gen_random_uuid();
    end if;
    return null;
  end
  $$`,
  ...deciding.map(
    (table) => `create constraint trigger ${table}_authority after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function note_authority_change()`,
  ),

  // All users whose chain of managers contains this user.
  `create function subordinates_of(person text) returns setof text language sql stable as $$
    with recursive below as (
      select id from users where manager_id = person and delete_mark is null
      union
      select u.id from users u join below on u.manager_id = below.id where u.delete_mark is null
    )
    select id from below where id <> person
  $$`,

  // An organisation and its descendants.
  `create function organizations_below(top text) returns setof text language sql stable as $$
    with recursive below as (
      select id from organizations where id = top and delete_mark is null
      union
      select o.id from organizations o join below on o.parent_id = below.id where o.delete_mark is null
    )
    select id from below
  $$`,

  // From now on the server evaluates permissions, in one place for menus, buttons, columns, form fields and rows.
  `drop function permission_codes(text)`,
  `drop function granted_items(text)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
