import { billNumber, billPeriod } from '@sqos/contract'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/database.ts'
import './bill-rule.tables.ts'

/**
 * Issues the next numbers of the rule with this code, in their order; none if no such rule exists. Forms
 * can continue to use a disabled rule.
 *
 * Inside the caller's transaction: no number is issued twice, and those that are rolled back are issued to the next. Others who
 * want numbers of this rule wait until the transaction ends, so ask late, and for several rules in the order of their codes.
 */
export async function issueBillNumbers(
  trx: Trx,
  ruleCode: string,
  { now, count }: { now: Date; count: number },
): Promise<string[]> {
  if (count === 0) return []
  const rule = await trx
    .selectFrom('billRules')
    .select(['id', 'prefix', 'dateFormat', 'digit', 'startNumber'])
    .where('enCode', '=', ruleCode)
    .where('deleteMark', 'is', null)
    // The lock prevents changes and deletion of the rule meanwhile.
    .forShare()
    .executeTakeFirst()
  if (!rule) return []

  const period = billPeriod(rule.dateFormat, now)
  const counter = await trx
    .insertInto('billRuleCounters')
    .values({ ruleId: rule.id, period, thisNumber: count - 1, outputNumber: '', issuedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['ruleId', 'period'])
        .doUpdateSet({ thisNumber: sql<number>`bill_rule_counters.this_number + ${count}::int`, issuedAt: now }),
    )
    .returning('thisNumber')
    .executeTakeFirstOrThrow()

  const numbers = Array.from({ length: count }, (_, index) =>
    billNumber(rule, { date: now, issued: counter.thisNumber - count + 1 + index }),
  )
  await trx
    .updateTable('billRuleCounters')
    .set({ outputNumber: numbers.at(-1) ?? '' })
    .where('ruleId', '=', rule.id)
    .where('period', '=', period)
    .execute()
  return numbers
}
