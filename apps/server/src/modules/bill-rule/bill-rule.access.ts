import { sql } from 'kysely'
import { recyclable } from '../../platform/db/recycle.ts'

/** Bill rules for the recycle bin. */
export const recyclableBillRules = recyclable({
  table: 'billRules',
  deleted: sql`
    select id, 'billRule' as kind, full_name, en_code, null as organize_id, '' as menu_name, delete_time, delete_user_id
    from bill_rules where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
})
