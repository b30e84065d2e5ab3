import { sql, type Kysely } from 'kysely'

/** Creator, last editor and deleter of a record. Deletion is soft: the recycle bin restores it. */
const audited = `
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

const statements = [
  `create table bill_rules (
    id text primary key,
    full_name text not null,
    en_code text not null,
    prefix text not null,
    date_format text not null check (date_format in ('yyyyMMdd', 'yyyyMM', 'yyyy', 'no')),
    digit smallint not null check (digit between 1 and 9),
    start_number text not null check (start_number ~ '^[0-9]{1,9}$'),
    ${audited}
  )`,
  `create unique index bill_rules_en_code on bill_rules (en_code) where delete_mark is null`,
  `create unique index bill_rules_full_name on bill_rules (full_name) where delete_mark is null`,

  // Separate from the rule: restoring an older version of a rule must not reset its counter. One row per period, so
  // that two servers with different clocks around midnight do not start a day twice.
  `create table bill_rule_counters (
    rule_id text not null references bill_rules (id),
    period text not null,
    this_number integer not null,
    output_number text not null,
    issued_at timestamptz not null,
    primary key (rule_id, period)
  )`,

  `create table data_interfaces (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category_id text not null,
    check_type smallint not null default 0 check (check_type in (0, 1, 2)),
    ip_address text not null default '',
    data_type smallint not null default 2 check (data_type in (1, 2, 3)),
    request_method text not null default '',
    response_type text not null default 'json',
    db_link_id text not null default '0',
    query text not null default '',
    path text not null default '',
    request_headers text not null default '[]',
    request_parameters text not null default '[]',
    data_processing text not null default '',
    ${audited}
  )`,
  `create unique index data_interfaces_en_code on data_interfaces (en_code) where delete_mark is null`,
  `create unique index data_interfaces_full_name on data_interfaces (full_name) where delete_mark is null`,
  `create index data_interfaces_category on data_interfaces (category_id)`,

  `create table data_interface_logs (
    id text primary key,
    interface_id text not null,
    invok_time timestamptz not null,
    user_id text,
    invok_ip text not null default '',
    invok_device text not null default '',
    invok_type text not null default '',
    invok_waste_time integer not null default 0
  )`,
  `create index data_interface_logs_interface on data_interface_logs (interface_id, invok_time desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
