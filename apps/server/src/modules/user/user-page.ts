import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database, Db } from '../../platform/db/database.ts'

/** The user ids of a page in order, and the total. */
export interface UserPage {
  ids: string[]
  total: number
}

interface Asked {
  found: SelectQueryBuilder<Database, 'users', object>
  order: RawBuilder<unknown>
  /** The sort columns, without the id. */
  keys: readonly ('account' | 'pinyin' | 'gender' | 'mobilePhone' | 'creatorTime' | 'enabledMark' | 'sortCode')[]
  limit: number
  offset: number
}

/** Page and total use an index each and run in parallel. */
export async function walkPage({ found, order, limit, offset }: Asked): Promise<UserPage> {
  const [rows, { total }] = await Promise.all([
    found.select('users.id').orderBy(order).limit(limit).offset(offset).execute(),
    found.select((select) => select.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

/** No index covers a search within names: one scan returns the page and the total. */
export async function searchPage(db: Db, { found, order, keys, limit, offset }: Asked): Promise<UserPage> {
  const { rows } = await sql<{ ids: string[]; total: string }>`
    with found as materialized ${found.select(['users.id', ...keys])}
    select (select count(*) from found) as total,
      array(select id from found as users order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  return { ids: rows[0]?.ids ?? [], total: Number(rows[0]?.total ?? 0) }
}

/** The rows in the order of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
