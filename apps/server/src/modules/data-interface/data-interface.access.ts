import type { Db } from '../../platform/db/database.ts'

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
