import { sql, type Insertable } from 'kysely'
import type { ConfigurationTarget } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { freeNames, type Names } from '../../platform/free-names.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import type { BillRulesTable } from './bill-rule.tables.ts'

/** Bill rules for the recycle bin. */
export const recyclableBillRules = recyclable({
  table: 'billRules',
  deleted: sql`
    select id, 'billRule' as kind, full_name, en_code, null as organize_id, '' as menu_name, delete_time, delete_user_id
    from bill_rules where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
})

/** A bill rule as a target of the configuration writer. */
export const billRuleTarget = (id: string): ConfigurationTarget => ({ table: 'billRules', ids: [id] })

/** Name and code of a new rule, with a number where other rules have them. */
export const freeBillRuleNames = (db: Db | Trx, wanted: Names): Promise<Names> =>
  freeNames(wanted, async ({ fullName, enCode }) => {
    const rule = await db
      .selectFrom('billRules')
      .select('id')
      .where('deleteMark', 'is', null)
      .where((where) => where.or([where('fullName', '=', fullName), where('enCode', '=', enCode)]))
      .executeTakeFirst()
    return rule === undefined
  })

type NewRule = Omit<Insertable<BillRulesTable>, 'lastModifyUserId' | 'deleteMark' | 'deleteUserId'>

/** Adds a rule. */
export const addBillRule = (trx: Trx, rule: NewRule) =>
  trx
    .insertInto('billRules')
    .values({ ...rule, lastModifyUserId: null, deleteMark: null, deleteUserId: null })
    .execute()
