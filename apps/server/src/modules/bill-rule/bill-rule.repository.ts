import { sql, type ExpressionBuilder, type Insertable, type Updateable } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { BillRuleQuery } from './bill-rule.schema.ts'
import type { BillRuleCountersTable, BillRulesTable } from './bill-rule.tables.ts'
import { userNames } from '../user/user.access.ts'

/** Columns that a list can be sorted by. */
const SORTABLE = [
  'fullName',
  'enCode',
  'startNumber',
  'enabledMark',
  'sortCode',
  'creatorTime',
  'lastModifyTime',
] as const

/** The query of the list, and the columns that its keyword searches. */
type BillRuleFilter = BillRuleQuery & { searched: readonly BillRuleSearched[] }

/** Columns that a keyword searches. */
export const BILL_RULE_SEARCHED = ['fullName', 'enCode'] as const
type BillRuleSearched = (typeof BILL_RULE_SEARCHED)[number]

/** SQL of bill rules. Deleted rows stay in the table; queries leave them out. */
export function createBillRuleRepository(db: Db | Trx) {
  const rules = () => db.selectFrom('billRules').where('billRules.deleteMark', 'is', null)

  return {
    list: ({ keyword, searched, currentPage = 1, pageSize = 20, sidx, sort = 'desc' }: BillRuleFilter) =>
      rules()
        .where((eb) => matches(eb, { keyword, searched }))
        .leftJoin(userNames('author'), 'author.id', 'billRules.creatorUserId')
        .selectAll('billRules')
        .select(['author.realName', 'author.account'])
        .select(lastNumber)
        .$call((query) => {
          const column = SORTABLE.find((name) => name === sidx)
          return column ? query.orderBy(`billRules.${column}`, sort) : query.orderBy('billRules.sortCode')
        })
        .orderBy('billRules.creatorTime', 'desc')
        .orderBy('billRules.id')
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute(),

    async count({ keyword, searched }: BillRuleFilter): Promise<number> {
      const { total } = await rules()
        .where((eb) => matches(eb, { keyword, searched }))
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listEnabled: () =>
      rules()
        .select(['id', 'enCode', 'fullName'])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) =>
      rules().selectAll('billRules').select(lastNumber).where('billRules.id', '=', id).executeTakeFirst(),

    findByCode: (enCode: string) => rules().selectAll().where('enCode', '=', enCode).executeTakeFirst(),

    /** Rules other than `id` that have this name or this code. */
    findNamesakes: ({ fullName, enCode, id }: { fullName: string; enCode: string; id: string | undefined }) =>
      rules()
        .select(['id', 'fullName', 'enCode'])
        .where((eb) => eb.or([eb('fullName', '=', fullName), eb('enCode', '=', enCode)]))
        .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
        .execute(),

    /** The last number of a period; undefined when none was issued. */
    async findThisNumber(ruleId: string, period: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('billRuleCounters')
        .select('thisNumber')
        .where('ruleId', '=', ruleId)
        .where('period', '=', period)
        .executeTakeFirst()
      return row?.thisNumber
    },

    /** Counters of all periods. */
    listCounters: (ruleId: string): Promise<BillCounter[]> =>
      db
        .selectFrom('billRuleCounters')
        .select(['period', 'thisNumber', 'outputNumber'])
        .where('ruleId', '=', ruleId)
        .orderBy('period')
        .execute(),

    async insertCounters(ruleId: string, counters: readonly BillCounter[], issuedAt: Date) {
      if (counters.length === 0) return
      await db
        .insertInto('billRuleCounters')
        .values(counters.map((counter) => ({ ...counter, ruleId, issuedAt })))
        .onConflict((conflict) => conflict.columns(['ruleId', 'period']).doNothing())
        .execute()
    },

    async hasIssued(ruleId: string): Promise<boolean> {
      const row = await db
        .selectFrom('billRuleCounters')
        .select('ruleId')
        .where('ruleId', '=', ruleId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    insert: (row: Insertable<BillRulesTable>) => db.insertInto('billRules').values(row).execute(),

    update: (id: string, values: Updateable<BillRulesTable>) =>
      db.updateTable('billRules').set(values).where('id', '=', id).execute(),
  }
}

/** The counter of one period. */
export type BillCounter = Pick<BillRuleCountersTable, 'period' | 'thisNumber' | 'outputNumber'>

export type BillRuleRepository = ReturnType<typeof createBillRuleRepository>
export type BillRuleRecord = NonNullable<Awaited<ReturnType<BillRuleRepository['find']>>>

const lastNumber = (eb: ExpressionBuilder<Database, 'billRules'>) =>
  eb
    .selectFrom('billRuleCounters')
    .select('billRuleCounters.outputNumber')
    .whereRef('billRuleCounters.ruleId', '=', 'billRules.id')
    .orderBy('billRuleCounters.issuedAt', 'desc')
    .orderBy('billRuleCounters.period', 'desc')
    .limit(1)
    .as('outputNumber')

function matches(
  eb: ExpressionBuilder<Database, 'billRules'>,
  { keyword = '', searched }: { keyword: string | undefined; searched: readonly BillRuleSearched[] },
) {
  if (keyword.trim() === '') return sql<boolean>`true`
  return eb.or(searched.map((column) => eb(`billRules.${column}`, 'ilike', likePattern(keyword))))
}
