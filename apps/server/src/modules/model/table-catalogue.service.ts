import { AppError } from '../../platform/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { readCatalogue } from '../../platform/db/table-catalogue.ts'

/** The only database: that of the server. */
const DEFAULT_LINK = '0'

/** The tables that models may use, as designers see them. */
export function createTableCatalogue({ db }: Pick<Deps, 'db'>) {
  const listSources = () => [
    {
      id: 'default',
      fullName: '默认数据库',
      children: [{ id: DEFAULT_LINK, fullName: '默认数据库', dbType: 'PostgreSQL' }],
    },
  ]

  async function listTables(dbLinkId: string, keyword = '') {
    demandLink(dbLinkId)
    const wanted = keyword.trim().toLowerCase()
    return [...(await readCatalogue(db)).values()]
      .filter(({ name, comment }) => name.toLowerCase().includes(wanted) || comment.toLowerCase().includes(wanted))
      .map(({ name, comment, rows }) => ({ table: name, tableName: comment || name, sum: rows, description: comment }))
  }

  /** `plain` gives the names as client code writes them: without a leading `F_`, in camel case. */
  async function listFields({ dbLinkId, table }: { dbLinkId: string; table: string }, plain: boolean) {
    demandLink(dbLinkId)
    const found = (await readCatalogue(db, [table])).get(table)
    if (!found) throw new AppError('notFound', 'model.tableMissing')
    return found.columns.map(({ name, type, nullable, primaryKey, comment }) => {
      const [, dataType = type, dataLength = ''] = /^(.*?)(?:\((\d+(?:,\d+)?)\))?$/.exec(type) ?? []
      return {
        field: plain ? camelCase(name) : name,
        fieldName: comment || name,
        dataType,
        dataLength,
        primaryKey: primaryKey ? 1 : 0,
        allowNull: nullable ? 1 : 0,
        defaults: '',
      }
    })
  }

  return { listSources, listTables, listFields }
}

export type TableCatalogue = ReturnType<typeof createTableCatalogue>

function demandLink(dbLinkId: string) {
  if (dbLinkId !== DEFAULT_LINK) throw new AppError('notFound', 'model.linkUnknown')
}

const camelCase = (name: string) =>
  name
    .replace(/^f_/i, '')
    .replaceAll(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
