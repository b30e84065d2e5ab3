import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { WritingAiCallsTable } from '../writing.tables.ts'

/** The row of the settings. */
const SETTINGS = 'settings'
const DEFAULTS = { aiEnabled: 1, dailyLimit: 100 }

/** SQL of the settings and of the log of the model. */
export const createAiRepository = (db: Db | Trx) => ({
  async settings() {
    const row = await db.selectFrom('writingSettings').selectAll().where('id', '=', SETTINGS).executeTakeFirst()
    return row ?? DEFAULTS
  },

  saveSettings: (values: { aiEnabled: number; dailyLimit: number; lastModifyUserId: string; lastModifyTime: Date }) =>
    db
      .insertInto('writingSettings')
      .values({ id: SETTINGS, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute(),

  async countSince(userId: string, since: Date) {
    const { total } = await db
      .selectFrom('writingAiCalls')
      .where('userId', '=', userId)
      .where('startedAt', '>=', since)
      .select((select) => select.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  },

  insertCall: (row: Insertable<WritingAiCallsTable>) => db.insertInto('writingAiCalls').values(row).execute(),

  updateCall: (id: string, values: Updateable<WritingAiCallsTable>) =>
    db.updateTable('writingAiCalls').set(values).where('id', '=', id).execute(),
})
