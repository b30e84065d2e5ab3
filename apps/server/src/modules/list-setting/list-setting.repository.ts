import type { Deps } from '../../platform/deps.ts'
import './list-setting.tables.ts'
import type { ListView } from './list-setting.schema.ts'

interface OfList {
  userId: string
  moduleId: string
}

/** Queries of list settings: one row per user and list. */
export function createListSettingRepository({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    async findColumns({ userId, moduleId }: OfList): Promise<string | undefined> {
      const columns = db.selectFrom('columnSettings').select('fieldList')
      const row = await columns.where('userId', '=', userId).where('moduleId', '=', moduleId).executeTakeFirst()
      return row?.fieldList
    },

    async putColumns({ userId, moduleId, fieldList }: OfList & { fieldList: string }): Promise<void> {
      const values = { fieldList, lastModifyTime: now() }
      await db
        .insertInto('columnSettings')
        .values({ userId, moduleId, ...values })
        .onConflict((conflict) => conflict.columns(['userId', 'moduleId']).doUpdateSet(values))
        .execute()
    },

    async findViews({ userId, moduleId }: OfList): Promise<ListView[]> {
      const views = db.selectFrom('listViews').select('views')
      const row = await views.where('userId', '=', userId).where('moduleId', '=', moduleId).executeTakeFirst()
      return row?.views ?? []
    },

    async putViews({ userId, moduleId, views }: OfList & { views: ListView[] }): Promise<void> {
      const values = { views: JSON.stringify(views), lastModifyTime: now() }
      await db
        .insertInto('listViews')
        .values({ userId, moduleId, ...values })
        .onConflict((conflict) => conflict.columns(['userId', 'moduleId']).doUpdateSet(values))
        .execute()
    },
  }
}

export type ListSettingRepository = ReturnType<typeof createListSettingRepository>
