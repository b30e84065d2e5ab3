import { defaultListDocument, readForm } from '@sqos/form-model'
import type { Actor } from '../../platform/actor.ts'
import { readCatalogue, type CatalogueColumn } from '../../platform/db/table-catalogue.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createTableCatalogue, field, formOf, listOf, type createModelCreator, type Part } from '../model/index.ts'
import type { StartedModel, TableStart } from './model-start.schema.ts'

/** Columns that the list shows at first; the others can be added in its design. */
const LISTED = 20
const SEARCHED = 3
const WHOLE_LINE = 24
/** Characters from which a text gets several lines. */
const LONG = 200

/** Makes models from tables that exist: each column with a type that a field can have becomes a field. */
export function createTableStart({ db, models }: Pick<Deps, 'db'> & { models: ReturnType<typeof createModelCreator> }) {
  const catalogue = createTableCatalogue({ db })

  async function create({ table, fullName, sortCode }: TableStart, actor: Actor): Promise<StartedModel> {
    const found = (await readCatalogue(db, [table])).get(table)
    if (!found) throw new AppError('notFound', 'model.tableMissing')
    const keys = found.columns.filter(({ primaryKey }) => primaryKey)
    const [key] = keys
    if (!key || keys.length > 1) throw new AppError('refused', 'modelStart.tableKey', { params: { table } })
    const parts = found.columns.flatMap((column) => fieldOf(column) ?? [])
    if (parts.length === 0) throw new AppError('refused', 'modelStart.tableColumns', { params: { table } })
    const formData = formOf({ labelPosition: 'top' }, parts)
    const { searchList, columnList } = defaultListDocument(readForm(formData))
    const columnData = listOf(formData, {
      columns: Object.fromEntries(columnList.slice(0, LISTED).map(({ prop }) => [prop, 0])),
      search: searchList.slice(0, SEARCHED).map((search) => String(search['prop'])),
      settings: { useBtnPermission: false, useDataPermission: false },
    })
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
    const documents = { formData, columnData, tables: JSON.stringify([main]) }
    return { id: await models.create({ fullName, sortCode, ...documents }, actor), importId: null }
  }

  return { create }
}

export type TableStarter = ReturnType<typeof createTableStart>

/** Columns that the platform fills itself, by their usual names. */
const SYSTEM: readonly [name: RegExp, kind: string][] = [
  [/^(?:f_)?creat(?:or|e)_?user(?:_?id)?$/i, 'createUser'],
  [/^(?:f_)?creat(?:or|e)_?time$/i, 'createTime'],
  [/^(?:f_)?(?:last_?)?modify_?user(?:_?id)?$/i, 'modifyUser'],
  [/^(?:f_)?(?:last_?)?modify_?time$/i, 'modifyTime'],
]

/** The field of a column; undefined for keys, generated columns and types that no field has. */
function fieldOf({
  name,
  type,
  comment,
  nullable,
  hasDefault,
  primaryKey,
  isGenerated,
}: CatalogueColumn): Part | undefined {
  if (primaryKey || isGenerated) return undefined
  const system = SYSTEM.find(([pattern]) => pattern.test(name))?.[1]
  const named = [name, comment || name] as const
  const required = !nullable && !hasDefault
  const length = Number(/^character(?: varying)?\((\d+)\)$/.exec(type)?.[1] ?? 0)
  const isText = type === 'text' || type.startsWith('character')
  if (system !== undefined && (isText || type.startsWith('timestamp'))) return field(system, named)
  if (isText && length > 0 && length <= LONG)
    return field('comInput', named, { required, props: { maxlength: length } })
  if (isText)
    return field('textarea', named, { required, span: WHOLE_LINE, ...(length > 0 && { props: { maxlength: length } }) })
  if (/^(?:smallint|integer|bigint)$/.test(type)) return field('numInput', named, { required, props: { precision: 0 } })
  const scale = /^numeric\(\d+,(\d+)\)$/.exec(type)?.[1]
  if (scale !== undefined) return field('numInput', named, { required, props: { precision: Number(scale) } })
  if (/^(?:numeric|real|double precision)$/.test(type)) return field('numInput', named, { required })
  if (type === 'date') return field('date', named, { required })
  if (type.startsWith('timestamp'))
    return field('date', named, { required, props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' } })
  return undefined
}
