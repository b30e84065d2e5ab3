import type { Db } from '../../platform/db/database.ts'

/** All regions that are not deleted. */
export const listRegionNames = (db: Db) =>
  db.selectFrom('regions').select(['id', 'parentId', 'fullName']).where('deleteMark', 'is', null).execute()

/** Names of regions, deleted ones too. */
export const readRegionNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('regions').select(['id', 'fullName']).where('id', 'in', ids).execute()
