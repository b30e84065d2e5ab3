import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'

export { connectableAddress, PrivateAddress } from './http/addresses.ts'
export { readOrRefuse as checkStatement } from './sql/run-sql.ts'
export { RequestProblem, requestText } from './http/request.ts'

/** Data interfaces whose path or SQL matches one of these LIKE patterns. */
export const listInterfacesMentioning = (db: Db, { path, queries }: { path: string; queries: readonly string[] }) =>
  db
    .selectFrom('dataInterfaces')
    .select(['id', 'fullName', 'enCode'])
    .where('deleteMark', 'is', null)
    .where((where) =>
      where.or([where('path', 'like', path), ...queries.map((pattern) => where('query', 'like', pattern))]),
    )
    .orderBy('fullName')
    .execute()

/**
 * Interfaces that were imported under another id than that of their file: from the id of the file to the newest of them.
 */
export async function listImportedInterfaces(db: Db): Promise<ReadonlyMap<string, { id: string; fullName: string }>> {
  const rows = await db
    .selectFrom('dataInterfaces')
    .select(['id', 'fullName', 'importedId'])
    .where('importedId', 'is not', null)
    .where('deleteMark', 'is', null)
    .orderBy('creatorTime')
    .execute()
  return new Map(rows.map(({ importedId, ...row }) => [importedId ?? '', row]))
}

/** Data interfaces for the recycle bin. */
export const recyclableInterfaces = recyclable({
  table: 'dataInterfaces',
  deleted: sql`
    select id, 'dataInterface' as kind, full_name, en_code, null as organize_id, '' as menu_name, delete_time, delete_user_id
    from data_interfaces where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
})
