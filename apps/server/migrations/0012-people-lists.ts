import { sql, type Kysely } from 'kysely'

const statements = [
  // Any page of users is read from an index alone: for every sort column of the list, and for the filters beside its
  // default order.
  `drop index users_order`,
  `create index users_order on users (sort_code, creator_time desc, id) include (enabled_mark, gender)
    where delete_mark is null`,
  `drop index users_account`,
  `create unique index users_account on users (account) include (id) where delete_mark is null`,
  `create index users_gender on users (gender, id) where delete_mark is null`,
  `create index users_mobile_order on users (mobile_phone, id) where delete_mark is null`,
  `create index users_state on users (enabled_mark, id) where delete_mark is null`,

  // The sign-in name is matched without case.
  `drop index users_account_ever`,
  `create index users_account_ever on users (lower(account))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await keepAccountsApart(db)
}

/**
 * From now on no two accounts differ in case only. Existing pairs are kept, and both users sign in as before; all but
 * the first are excluded from the index by their ids.
 */
async function keepAccountsApart(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (partition by lower(account) order by creator_time, id) as place
      from users where delete_mark is null
    ) alike where place > 1`.execute(db)
  const except = rows.length === 0 ? sql`` : sql`and id not in (${sql.join(rows.map(({ id }) => sql.lit(id)))})`
  await sql`
    create unique index users_account_apart on users (lower(account)) where delete_mark is null ${except}`.execute(db)
}
