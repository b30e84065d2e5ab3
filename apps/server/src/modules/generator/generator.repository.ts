import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { GeneratorDownloadsTable } from './generator.tables.ts'

/** What the code is for: this repository, or a project of its own. */
export type Shape = 'workspace' | 'standAlone'

/** The download of each shape is kept by itself: it is what the next one of this shape is compared with. */
const keyOf = (modelId: string, shape: Shape) => (shape === 'workspace' ? modelId : `${modelId}/${shape}`)

interface KeptDownload extends GeneratorDownloadsTable {
  shape: Shape
}

/** SQL of the code generator. */
export const createGeneratorRepository = (db: Db) => ({
  findDownload: (modelId: string, shape: Shape) =>
    db.selectFrom('generatorDownloads').selectAll().where('modelId', '=', keyOf(modelId, shape)).executeTakeFirst(),

  /** The last download of each of these models, of either shape. */
  async listDownloads(modelIds: readonly string[]) {
    const keys = modelIds.flatMap((id) => [keyOf(id, 'workspace'), keyOf(id, 'standAlone')])
    const rows = await db
      .selectFrom('generatorDownloads')
      .select(['modelId', 'createdAt'])
      .where('modelId', 'in', [...keys, ''])
      .orderBy('createdAt')
      .execute()
    return rows.map(({ modelId, createdAt }) => ({ modelId: modelId.replace(/\/.*/, ''), createdAt }))
  },

  keepDownload: ({ modelId, shape, ...values }: KeptDownload) =>
    db
      .insertInto('generatorDownloads')
      .values({ modelId: keyOf(modelId, shape), ...values })
      .onConflict((conflict) => conflict.column('modelId').doUpdateSet(values))
      .execute(),

  /** Names of the tables of the application, which no generated module may have. */
  async listTables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db)
    return rows.map(({ name }) => name)
  },
})

export type GeneratorRepository = ReturnType<typeof createGeneratorRepository>
