import { sql, type Kysely } from 'kysely'

const statements = [
  `create table report_subscriptions (
    id text primary key,
    report_id text not null references reports (id),
    user_id text not null,
    organize_id text,
    kind text not null check (kind in ('schedule', 'threshold')),
    channel text not null check (channel in ('message', 'mail')),
    format text not null check (format in ('xlsx', 'csv', 'pdf')),
    params jsonb not null default '{}',
    frequency text not null check (frequency in ('hourly', 'daily', 'weekly', 'monthly')),
    minute integer not null check (minute between 0 and 1439),
    weekday smallint not null default 1 check (weekday between 1 and 7),
    month_day smallint not null default 1 check (month_day between 1 and 31),
    block_id text not null default '',
    measure text not null default '',
    test text not null default 'gt' check (test in ('gt', 'gte', 'lt', 'lte')),
    value double precision not null default 0,
    is_met boolean not null default false,
    state text not null default 'on' check (state in ('on', 'paused', 'ended')),
    problem text not null default '',
    failures smallint not null default 0,
    next_time timestamptz,
    last_due timestamptz,
    last_time timestamptz,
    creator_user_id text not null,
    creator_time timestamptz not null default now()
  )`,
  `create index report_subscriptions_due on report_subscriptions (next_time) where state = 'on'`,
  `create index report_subscriptions_user on report_subscriptions (user_id, creator_time desc)`,
  `create index report_subscriptions_creator on report_subscriptions (creator_user_id)`,
  `create index report_subscriptions_report on report_subscriptions (report_id)`,
]

/** Reports that are sent to people at times, or when a figure passes a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
