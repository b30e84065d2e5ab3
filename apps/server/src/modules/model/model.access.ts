import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'

/** Models for the recycle bin. */
export const recyclableModels = recyclable({
  table: 'visualModels',
  deleted: sql`
    select id, 'model' as kind, full_name, en_code, null as organize_id, '' as menu_name, delete_time, delete_user_id
    from visual_models where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
})

/** Names of models, deleted ones too, as a sub-query for joins. */
export const modelNames = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>().selectFrom('visualModels').select(['id', 'fullName']).as(alias)
