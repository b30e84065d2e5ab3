import { sql, type Kysely } from 'kysely'

const statements = [
  // Numbers of seats are given by the company's telephony service: a seat belongs to one user, and a user has one seat.
  `create table call_seats (
    id text primary key,
    user_id text not null,
    landlinen_num text not null,
    custcode text not null,
    app_id text not null,
    enabled_mark smallint not null default 1,
    description text not null default '',
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )`,
  `create unique index call_seats_user on call_seats (user_id) where delete_mark is null`,
  `create unique index call_seats_landlinen_num on call_seats (landlinen_num) where delete_mark is null`,
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
