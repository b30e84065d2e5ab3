import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { GeneratorDownloadsTable } from './generator.tables.ts'

/** SQL of the code generator. */
export const createGeneratorRepository = (db: Db) => ({
  findDownload: (modelId: string) =>
    db.selectFrom('generatorDownloads').selectAll().where('modelId', '=', modelId).executeTakeFirst(),

  listDownloads: (modelIds: readonly string[]) =>
    db
      .selectFrom('generatorDownloads')
      .select(['modelId', 'createdAt'])
      .where('modelId', 'in', [...modelIds, ''])
      .execute(),

  keepDownload: ({ modelId, ...values }: GeneratorDownloadsTable) =>
    db
      .insertInto('generatorDownloads')
      .values({ modelId, ...values })
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
