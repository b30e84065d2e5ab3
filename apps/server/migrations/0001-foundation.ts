import { sql, type Kysely } from 'kysely'

/** Creator, last editor and deleter of a record. Deletion is soft: the recycle bin restores it. */
const audited = `
  creator_user_id text,
  creator_time timestamptz not null default now(),
  last_modify_user_id text,
  last_modify_time timestamptz,
  delete_mark smallint,
  delete_user_id text,
  delete_time timestamptz`

const described = `
  full_name text not null,
  en_code text not null,
  enabled_mark smallint not null default 1,
  sort_code integer not null default 0,
  description text not null default ''`

const statements = [
  `create table organizations (
    id text primary key,
    parent_id text not null,
    category text not null check (category in ('company', 'department')),
    manager_id text,
    property_json jsonb,
    ${described},
    ${audited}
  )`,
  `create unique index organizations_en_code on organizations (en_code) where delete_mark is null`,
  `create index organizations_parent on organizations (parent_id)`,

  `create table positions (
    id text primary key,
    organize_id text not null references organizations (id),
    type text not null,
    ${described},
    ${audited}
  )`,
  `create unique index positions_en_code on positions (en_code) where delete_mark is null`,
  `create index positions_organize on positions (organize_id)`,

  `create table roles (
    id text primary key,
    global_mark smallint not null default 1,
    type text,
    ${described},
    ${audited}
  )`,
  `create unique index roles_en_code on roles (en_code) where delete_mark is null`,

  `create table users (
    id text primary key,
    account text not null,
    real_name text not null,
    password_hash text not null,
    gender smallint not null default 3,
    head_icon text not null default '',
    mobile_phone text not null default '',
    email text not null default '',
    organize_id text references organizations (id),
    position_id text references positions (id),
    manager_id text references users (id),
    portal_id text not null default '',
    is_administrator smallint not null default 0,
    enabled_mark smallint,
    sort_code integer not null default 0,
    description text not null default '',
    theme text,
    language text,
    unlock_time timestamptz,
    first_log_time timestamptz,
    first_log_ip text,
    last_log_time timestamptz,
    last_log_ip text,
    prev_log_time timestamptz,
    prev_log_ip text,
    password_change_time timestamptz,
    ${audited}
  )`,
  `create unique index users_account on users (account)`,
  `create index users_mobile_phone on users (mobile_phone)`,
  `create index users_organize on users (organize_id)`,
  `create index users_manager on users (manager_id)`,

  `create table user_relations (
    user_id text not null references users (id),
    object_type text not null check (object_type in ('Organize', 'Position', 'Role', 'Group')),
    object_id text not null,
    primary key (user_id, object_type, object_id)
  )`,
  `create index user_relations_object on user_relations (object_type, object_id)`,

  `create table menus (
    id text primary key,
    parent_id text not null,
    type smallint not null,
    icon text not null default '',
    url_address text not null default '',
    link_target text not null default '_self',
    category text not null default 'Web',
    property_json text not null default '',
    is_button_authorize smallint not null default 0,
    is_column_authorize smallint not null default 0,
    is_form_authorize smallint not null default 0,
    is_data_authorize smallint not null default 0,
    ${described},
    ${audited}
  )`,
  `create unique index menus_en_code on menus (category, en_code) where delete_mark is null`,

  // Buttons, columns and form fields of a menu entry that can be granted one by one.
  `create table menu_items (
    id text primary key,
    menu_id text not null references menus (id),
    kind text not null check (kind in ('button', 'column', 'form')),
    parent_id text not null default '-1',
    ${described},
    ${audited}
  )`,
  `create unique index menu_items_en_code on menu_items (menu_id, kind, en_code) where delete_mark is null`,

  // Grants: the union over user, roles, positions and organisations decides.
  `create table authorities (
    item_type text not null check (item_type in ('module', 'button', 'column', 'form', 'resource')),
    item_id text not null,
    object_type text not null check (object_type in ('User', 'Role', 'Position', 'Organize')),
    object_id text not null,
    creator_user_id text,
    creator_time timestamptz not null default now(),
    primary key (object_type, object_id, item_type, item_id)
  )`,

  // All grants of a user: the union over the user and the user's enabled roles, positions and organisations.
  `create function granted_items(person text) returns table (item_type text, item_id text) language sql stable as $$
    with holder as (
      select 'User' as object_type, person as object_id
      union all
      select r.object_type, r.object_id
      from user_relations r
      left join roles ro on r.object_type = 'Role' and ro.id = r.object_id
        and ro.enabled_mark = 1 and ro.delete_mark is null
      left join positions po on r.object_type = 'Position' and po.id = r.object_id
        and po.enabled_mark = 1 and po.delete_mark is null
      left join organizations og on r.object_type = 'Organize' and og.id = r.object_id
        and og.enabled_mark = 1 and og.delete_mark is null
      where r.user_id = person and coalesce(ro.id, po.id, og.id) is not null
    )
    select distinct a.item_type, a.item_id from authorities a join holder h
      on h.object_type = a.object_type and h.object_id = a.object_id
  $$`,

  // The permission codes of a user, "menu" and "menu:button". Every authenticated request reads them, hence a function:
  // its plan is cached, and planning took longer than the query. It descends from the root, so entries below a disabled
  // or missing parent are left out, and a cycle is never entered.
  `create function permission_codes(person text) returns text[] language plpgsql stable as $$
  begin
    return (
      with recursive live as (
        select id, en_code from menus where parent_id = '-1' and enabled_mark = 1 and delete_mark is null
        union
        select m.id, m.en_code from menus m join live on m.parent_id = live.id
        where m.enabled_mark = 1 and m.delete_mark is null
      ),
      granted as (select item_type, item_id from granted_items(person)),
      page as (
        select live.id, live.en_code from live join granted g on g.item_type = 'module' and g.item_id = live.id
      )
      select array(
        select en_code from page
        union all
        select page.en_code || ':' || i.en_code
        from page
        join menu_items i on i.menu_id = page.id and i.kind = 'button' and i.enabled_mark = 1 and i.delete_mark is null
        join granted g on g.item_type = 'button' and g.item_id = i.id
      )
    );
  end
  $$`,

  `create table dictionary_types (
    id text primary key,
    parent_id text not null,
    is_tree smallint not null default 0,
    ${described},
    ${audited}
  )`,
  `create unique index dictionary_types_en_code on dictionary_types (en_code) where delete_mark is null`,

  `create table dictionary_data (
    id text primary key,
    dictionary_type_id text not null references dictionary_types (id),
    parent_id text not null,
    ${described},
    ${audited}
  )`,
  `create unique index dictionary_data_en_code on dictionary_data (dictionary_type_id, en_code) where delete_mark is null`,
  `create index dictionary_data_parent on dictionary_data (dictionary_type_id, parent_id)`,

  // Only the hash of a token is stored: a reader of this table cannot sign in with it.
  `create table sessions (
    id text primary key,
    token_hash bytea not null unique,
    user_id text not null references users (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_as text check (ended_as in ('signedOut', 'signedInElsewhere', 'forcedOffline')),
    ip text not null default '',
    platform text not null default ''
  )`,
  `create index sessions_user on sessions (user_id) where ended_as is null`,
  `create index sessions_expiry on sessions (expires_at)`,

  // Numbers of consecutive wrong passwords, by user or, for a non-existing account, by the typed name.
  `create table sign_in_failures (
    subject text primary key,
    failures integer not null,
    last_failure_at timestamptz not null
  )`,
  `create index sign_in_failures_time on sign_in_failures (last_failure_at)`,

  // category: 1 sign-in, 4 failure, 5 request (audit of writes).
  `create table logs (
    id text primary key,
    category smallint not null,
    user_id text,
    user_name text not null default '',
    ip_address text not null default '',
    platform text not null default '',
    request_method text not null default '',
    request_url text not null default '',
    request_duration integer not null default 0,
    result_code integer not null default 200,
    trace_id text not null default '',
    module_name text not null default '',
    json text not null default '',
    creator_time timestamptz not null
  )`,
  `create index logs_time on logs (category, creator_time desc)`,

  `create table system_settings (key text primary key, value text not null)`,

  `create table captchas (key text primary key, code text not null, expires_at timestamptz not null)`,

  // A file for one user, downloaded once: only the hash of its ticket is stored.
  `create table download_tickets (
    ticket_hash bytea primary key,
    name text not null,
    content_type text not null,
    content bytea not null,
    expires_at timestamptz not null
  )`,

  `create table revisions (
    id text primary key,
    table_name text not null,
    record_id text not null,
    user_id text not null,
    created_at timestamptz not null,
    before jsonb,
    after jsonb
  )`,
  `create index revisions_record on revisions (table_name, record_id, created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
