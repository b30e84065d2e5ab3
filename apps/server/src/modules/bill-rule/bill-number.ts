import { billNumber, billPeriod } from '@sqos/contract'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/database.ts'
import './bill-rule.tables.ts'

/**
 * Issues the next number of the rule with this code; `''` when there is none. Rules that are switched off go on for the forms
 * that have them.
 *
 * Inside the caller's transaction: no number is issued twice, and one that is rolled back is issued to the next. Others who
 * want a number of this rule wait until the transaction ends, so ask late, and for several rules in the order of their codes.
 */
export async function issueBillNumber(trx: Trx, ruleCode: string, now: Date): Promise<string> {
  const rule = await trx
    .selectFrom('billRules')
    .select(['id', 'prefix', 'dateFormat', 'digit', 'startNumber'])
    .where('enCode', '=', ruleCode)
    .where('deleteMark', 'is', null)
    // Nobody changes or deletes the rule meanwhile.
    .forShare()
    .executeTakeFirst()
  if (!rule) return ''

  const period = billPeriod(rule.dateFormat, now)
  const counter = await trx
    .insertInto('billRuleCounters')
    .values({ ruleId: rule.id, period, thisNumber: 0, outputNumber: '', issuedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['ruleId', 'period'])
        .doUpdateSet({ thisNumber: sql<number>`bill_rule_counters.this_number + 1`, issuedAt: now }),
    )
    .returning('thisNumber')
    .executeTakeFirstOrThrow()

  const number = billNumber(rule, { date: now, issued: counter.thisNumber })
  await trx
    .updateTable('billRuleCounters')
    .set({ outputNumber: number })
    .where('ruleId', '=', rule.id)
    .where('period', '=', period)
    .execute()
  return number
}
