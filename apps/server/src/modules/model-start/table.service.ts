import type { Actor } from '../../platform/actor.ts'
import { readCatalogue } from '../../platform/db/table-catalogue.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createTableCatalogue, type createModelCreator } from '../model/index.ts'
import { buildDocuments } from './build-documents.ts'
import { fieldOfTableColumn } from './build-fields.ts'
import type { StartedModel, TableStart } from './model-start.schema.ts'

/** Makes models from tables that exist: each column with a type that a field can have becomes a field. */
export function createTableStart({ db, models }: Pick<Deps, 'db'> & { models: ReturnType<typeof createModelCreator> }) {
  const catalogue = createTableCatalogue({ db })

  async function create({ table, fullName, sortCode }: TableStart, actor: Actor): Promise<StartedModel> {
    const found = (await readCatalogue(db, [table])).get(table)
    if (!found) throw new AppError('notFound', 'model.tableMissing')
    const keys = found.columns.filter(({ primaryKey }) => primaryKey)
    const [key] = keys
    if (!key || keys.length > 1) throw new AppError('refused', 'modelStart.tableKey', { params: { table } })
    const parts = found.columns.flatMap((column) => fieldOfTableColumn(column) ?? [])
    if (parts.length === 0) throw new AppError('refused', 'modelStart.tableColumns', { params: { table } })
    const main = {
      typeId: '1',
      table,
      tableName: found.comment || table,
      tableKey: key.name,
      tableField: '',
      relationTable: '',
      relationField: '',
      fields: await catalogue.listFields({ dbLinkId: '0', table }, false),
    }
    const documents = { ...buildDocuments(parts), tables: JSON.stringify([main]) }
    return { id: await models.create({ fullName, sortCode, ...documents }, actor), importId: null }
  }

  return { create }
}

export type TableStarter = ReturnType<typeof createTableStart>
