import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'

/** All regions that are not deleted. */
export const listRegionNames = (db: Db) =>
  db.selectFrom('regions').select(['id', 'parentId', 'fullName']).where('deleteMark', 'is', null).execute()

/** Names of regions, deleted ones too. */
export const readRegionNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('regions').select(['id', 'fullName']).where('id', 'in', ids).execute()

/** Regions for the recycle bin. A region is restored below its parent, at the level that it had. */
export const recyclableRegions = recyclable({
  table: 'regions',
  deleted: sql`
    select r.id, 'region' as kind, r.full_name, r.en_code, null as organize_id, coalesce(above.full_name, '') as menu_name,
      r.delete_time, r.delete_user_id
    from regions r left join regions above on above.id = r.parent_id where r.delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name and live.parent_id = gone.parent_id`,
  hasPlace: (id) => sql`exists (
    select 1 from regions gone where gone.id = ${id} and (gone.parent_id = '-1' or exists (
      select 1 from regions above
      where above.id = gone.parent_id and above.delete_mark is null and above.type = gone.type - 1)))`,
})
