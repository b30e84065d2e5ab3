import { sql } from 'kysely'
import type { Trx } from './database.ts'

/** The next numbers of a rule: the day and four digits, `202611300001`. Write your own rules here. */
export async function issueBillNumbers(
  trx: Trx,
  rule: string,
  { now, count }: { now: Date; count: number },
): Promise<string[]> {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const day = parts.map((part) => String(part).padStart(2, '0')).join('')
  const { last } = await trx
    .insertInto('billNumbers')
    .values({ rule, day, last: count })
    .onConflict((conflict) =>
      conflict.columns(['rule', 'day']).doUpdateSet({ last: sql<number>`bill_numbers.last + ${count}::int` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, index) => day + String(last - count + 1 + index).padStart(4, '0'))
}
