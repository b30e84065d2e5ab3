import { quote } from '../design/code.ts'
import type { Field, Module, SubTable } from '../design/module.ts'
import { isSortable } from '../design/read-module.ts'
import { valueOf } from '../design/values.ts'
import { SQL_WORDS } from '../names/reserved.ts'

const sqlName = (column: string) => (SQL_WORDS.has(column) ? `"${column}"` : column)

const columnsSql = (fields: readonly Field[]) =>
  fields.map(({ column, value }) => `    ${sqlName(column)} ${valueOf(value).sql},`).join('\n')

/** Its number is given when the module is installed. */
export const migrationFile = ({
  names,
  fields,
  subTables,
  title,
}: Module) => `/* oxlint-disable max-lines -- a line for each column */
import { sql, type Kysely } from 'kysely'

/** ${title}. */
const statements = [
  \`create table ${names.snakes} (
    id text primary key,
${columnsSql(fields)}
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )\`,
  \`create index ${names.snakes}_present on ${names.snakes} (creator_time desc, id) where delete_mark is null\`,
${subTables
  .map(
    (table) => `  \`create table ${table.names.snakes} (
    id text primary key,
    parent_id text not null references ${names.snakes} (id),
    sort_index integer not null,
${columnsSql(table.fields).replace(/,$/, '')}
  )\`,
  \`create index ${table.names.snakes}_parent on ${table.names.snakes} (parent_id, sort_index)\`,`,
  )
  .join('\n')}
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
`

export const tablesFile = ({
  names,
  subTables,
}: Module) => `import type { AuditedColumns } from '../../platform/db/audited.ts'
import type { FieldColumns } from './${names.name}.fields.ts'
${subTables.map((table) => `import type { FieldColumns as ${table.names.Name}Columns } from './${table.names.file}.fields.ts'`).join('\n')}

declare module '../../platform/db/database.ts' {
  interface Database {
    ${names.camels}: ${names.Names}Table
    ${subTables.map((table) => `${table.names.camels}: ${table.names.Name}Table`).join('\n    ')}
  }
}

/** One row per record. */
export interface ${names.Names}Table extends AuditedColumns, FieldColumns {
  id: string
}
${subTables
  .map(
    (table) => `
/** ${table.label}: the rows of a record. */
export interface ${table.names.Name}Table extends ${table.names.Name}Columns {
  id: string
  parentId: string
  sortIndex: number
}
`,
  )
  .join('')}`

export const schemaFile = ({ names, subTables }: Module) => `import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'
import { fieldSchemas } from './${names.name}.fields.ts'
${subTables.map((table) => `import { fieldSchemas as ${table.name}Schemas } from './${table.names.file}.fields.ts'`).join('\n')}

${subTables
  .map(
    (table) => `/** A row of ${table.label}. */
const ${table.names.Name} = Type.Object(${table.name}Schemas)
const ${table.names.Name}Body = Type.Array(Type.Partial(${table.names.Name}), { maxItems: 1000 })
`,
  )
  .join('\n')}
export const ${names.Name}Body = component(
  '${names.Name}Body',
  Type.Object({
    ...Type.Partial(Type.Object(fieldSchemas)).properties,
    ${subTables.map((table) => `${table.name}: Type.Optional(${table.names.Name}Body),`).join('\n    ')}
    lastModifyTime: ReadAt,
  }),
)
export type ${names.Name}Body = Static<typeof ${names.Name}Body>

export const ${names.Name}ExportQuery = Type.Object({ ...PageQuery.properties, ...ExportChoice.properties })

/** What an import did: nothing is stored while a row has a fault. */
export const ${names.Name}ImportResult = component(
  '${names.Name}ImportResult',
  Type.Object({
    imported: Type.Integer(),
    faults: Type.Array(Type.Object({ row: Type.Integer(), column: Type.String(), message: Type.String() })),
  }),
)

export const ${names.Name} = component(
  '${names.Name}',
  Type.Object({
    id: Type.String(),
    ...fieldSchemas,
    ${subTables.map((table) => `${table.name}: Type.Array(${table.names.Name}),`).join('\n    ')}
    creatorUserId: Type.String(),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
  }),
)
export type ${names.Name} = Static<typeof ${names.Name}>
`

export function repositoryFile(module: Module) {
  const { names, fields, subTables } = module
  const searched = searchedOf(module)
  const sortable = fields.filter(isSortable).map(({ name }) => name)
  return `import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { COLUMNS } from './${names.name}.fields.ts'
import type { ${names.Names}Table } from './${names.name}.tables.ts'
${subTables
  .map(
    (table) => `import { COLUMNS as ${constOf(table)}_COLUMNS } from './${table.names.file}.fields.ts'
import type { ${table.names.Name}Table } from './${names.name}.tables.ts'`,
  )
  .join('\n')}

const SELECTED = ['id', ...COLUMNS, 'creatorUserId', 'creatorTime', 'lastModifyTime'] as const

/** The columns that a keyword searches. */
export const SEARCHED = [${searched.map(quote).join(', ')}] as const

/** The columns that the list can be sorted by. */
const SORTABLE = [${[...sortable, 'creatorTime'].map(quote).join(', ')}] as const

export interface Search {
  keyword?: string | undefined
  searched: readonly (typeof SEARCHED)[number][]
}

interface Page extends Search {
  sidx?: string | undefined
  sort?: 'asc' | 'desc' | undefined
  /** Without offset and limit: every row. */
  offset?: number | undefined
  limit?: number | undefined
}

/** SQL of ${names.name}. Deleted rows stay in the table and are not returned. */
export function create${names.Name}Repository(db: Db | Trx) {
  const present = () => db.selectFrom('${names.camels}').where('deleteMark', 'is', null)
  const matching = ({ keyword = '', searched }: Search) =>
    keyword === ''
      ? present()
      : present().where((where) => where.or(searched.map((column) => where(column, 'ilike', likePattern(keyword)))))

  return {
    list({ offset, limit, sidx, sort = 'asc', ...search }: Page) {
      const sorted = SORTABLE.find((column) => column === sidx)
      return matching(search)
        .select(SELECTED)
        .$if(sorted !== undefined, (query) => query.orderBy(sorted ?? 'id', sort))
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .$if(offset !== undefined, (query) => query.offset(offset ?? 0))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
    },

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => present().select(SELECTED).where('id', '=', id).executeTakeFirst(),

    insert: (row: Insertable<${names.Names}Table>) => db.insertInto('${names.camels}').values(row).execute(),

    update: (id: string, values: Updateable<${names.Names}Table>) =>
      db.updateTable('${names.camels}').set(values).where('id', '=', id).execute(),
${subTables.map(subTableSql).join('')}  }
}

export type ${names.Name}Repository = ReturnType<typeof create${names.Name}Repository>
export type ${names.Name}Row = Awaited<ReturnType<${names.Name}Repository['list']>>[number]
`
}

const constOf = (table: SubTable) => table.names.snakes.toUpperCase()

const subTableSql = (table: SubTable) => `
    /** The rows of these records, in their order. */
    ${table.name}Of: (ids: readonly string[]) =>
      db
        .selectFrom('${table.names.camels}')
        .select(['parentId', ...${constOf(table)}_COLUMNS])
        .where('parentId', 'in', ids)
        .orderBy('parentId')
        .orderBy('sortIndex')
        .execute(),

    async replace${table.names.Name}(parentId: string, rows: readonly Insertable<${table.names.Name}Table>[]) {
      await db.deleteFrom('${table.names.camels}').where('parentId', '=', parentId).execute()
      if (rows.length > 0) await db.insertInto('${table.names.camels}').values(rows).execute()
    },
`

export const searchedOf = ({ fields }: Module) => {
  const chosen = fields.filter(({ isSearched }) => isSearched)
  const texts = fields.filter(({ value }) => value === 'text')
  return (chosen.length > 0 ? chosen : texts).slice(0, 10).map(({ name }) => name)
}

export function serviceFile(module: Module) {
  const { names, fields, subTables } = module
  const formulas = fields.flatMap(({ name, fill }) => (fill?.by === 'formula' ? [`${name}: ${fill.code}`] : []))
  const numbers = fields.flatMap(({ name, fill }) => (fill?.by === 'number' ? [{ name, rule: fill.rule }] : []))
  const places = fields.filter(({ fill }) => fill?.by === 'organization')
  const fixed = [...numbers.map(({ name }) => name), ...places.map(({ name }) => name)]
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const requiredRows = subTables.flatMap((table) =>
    table.fields.some(({ isRequired }) => isRequired)
      ? [{ table: table.name, fields: table.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name) }]
      : [],
  )
  const patterns = fields.filter((field) => field.patterns.length > 0)
  const hasChecks = required.length > 0 || requiredRows.length > 0 || patterns.length > 0
  const usesSum = formulas.some((code) => code.includes('sumOf('))
  const checks = `${
    required.length > 0
      ? `
  for (const name of REQUIRED) if (isEmpty(body[name])) throw refusedField(name, '${names.camel}.required')`
      : ''
  }${requiredRows
    .map(
      ({ table }) => `
  for (const row of body.${table} ?? [])
    for (const name of REQUIRED_IN_${table.toUpperCase()})
      if (isEmpty(row[name])) throw refusedField('${table}', '${names.camel}.required')`,
    )
    .join('')}${
    patterns.length > 0
      ? `
  for (const [name, pattern] of PATTERNS) {
    const value = body[name]
    if (typeof value === 'string' && value !== '' && !pattern.test(value)) throw refusedField(name, '${names.camel}.pattern')
  }`
      : ''
  }`
  const used = [...(required.length > 0 || requiredRows.length > 0 ? ['isEmpty'] : []), ...(usesSum ? ['sumOf'] : [])]
  const rowsOfId = subTables.map(
    (table) => `
    await repo.replace${table.names.Name}(
      id,
      (body.${table.name} ?? []).map((one, sortIndex) => ({
        ...${table.name}ValuesOf(one),
        id: newId(),
        parentId: id,
        sortIndex,
      })),
    )`,
  )
  return `import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
${numbers.length > 0 ? "import type { Trx } from '../../platform/db/database.ts'\n" : ''}import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
${hasChecks ? "import { refusedField } from '../../platform/errors.ts'\n" : ''}import { found } from '../../platform/route.ts'
import type { createPageColumns } from '../authority/index.ts'
${numbers.length > 0 ? "import { issueBillNumbers } from '../bill-rule/index.ts'\n" : ''}import { readFields, valuesOf } from './${names.name}.fields.ts'
${subTables.map((table) => `import { readFields as ${table.name}ReadFields, valuesOf as ${table.name}ValuesOf } from './${table.names.file}.fields.ts'`).join('\n')}
import {
  create${names.Name}Repository,
  type ${names.Name}Repository,
  type ${names.Name}Row,
  type SEARCHED,
} from './${names.name}.repository.ts'
import { ${names.Name}, type ${names.Name}Body } from './${names.name}.schema.ts'
${used.length > 0 ? `import { ${used.join(', ')} } from './values.ts'\n` : ''}
/** Which columns a user may see and search. */
export type ${names.Name}Columns = ReturnType<typeof createPageColumns<(typeof SEARCHED)[number]>>

/** Dependencies of the service. */
export interface ${names.Name}ServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: ${names.Name}Repository
  configuration: ConfigurationWriter
  columns: ${names.Name}Columns
}

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
  sidx?: string
  sort?: 'asc' | 'desc'
}
${required.length > 0 ? `\nconst REQUIRED = [${required.map(quote).join(', ')}] as const\n` : ''}${requiredRows.map(({ table, fields: names_ }) => `const REQUIRED_IN_${table.toUpperCase()} = [${names_.map(quote).join(', ')}] as const\n`).join('')}${patterns.length > 0 ? `\nconst PATTERNS = [\n${patterns.flatMap(({ name, patterns: own }) => own.map(({ source }) => `  ['${name}', new RegExp(${quote(source)}, 'u')],`)).join('\n')}\n] as const\n` : ''}
/** Business logic of ${names.name}. */
export function create${names.Name}Service({ repository, configuration, columns, now, newId }: ${names.Name}ServiceDeps) {
  const limitRow = columns.limitValues(${names.Name})
  const limitRecord = columns.limitValues(${names.Name}, { except: ['edit'] })
  const target = (id: string) => [{ table: '${names.camels}' as const, ids: [id] }]

  /** Rows as the wire has them. */
  async function asRead(rows: readonly ${names.Name}Row[]): Promise<${names.Name}[]> {
${
  subTables.length > 0
    ? `    const ids = rows.map(({ id }) => id)
${subTables
  .map(
    (table) =>
      `    const ${table.name}ByRecord = Map.groupBy(ids.length > 0 ? await repository.${table.name}Of(ids) : [], ({ parentId }) => parentId)`,
  )
  .join('\n')}
`
    : ''
}    return rows.map((row) => ({
      ...row,
      ...readFields(row),
${subTables
  .map(
    (
      table,
    ) => `      ${table.name}: (${table.name}ByRecord.get(row.id) ?? []).map(({ parentId: _parentId, ...one }) => ({
        ...one,
        ...${table.name}ReadFields(one),
      })),`,
  )
  .join('\n')}
      creatorUserId: row.creatorUserId ?? '',
      creatorTime: row.creatorTime.getTime(),
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    }))
  }

  async function list(query: ListQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20 } = query
    const { searched, keyword, sidx, sort } = await columns.withoutHiddenColumns(query, actor)
    const limited = await limitRow(actor)
    const page = { offset: (currentPage - 1) * pageSize, limit: pageSize }
    const rows = await repository.list({ ...page, keyword, searched, sidx, sort })
    const total = await repository.count({ keyword, searched })
    return { list: (await asRead(rows)).map(limited), pagination: { currentPage, pageSize, total } }
  }

  const find = async (id: string) => found(await repository.find(id))

  async function get(id: string, actor: Actor) {
    const [record] = await asRead([await find(id)])
    return (await limitRecord(actor))(found(record))
  }

  async function create(body: ${names.Name}Body, actor: Actor) {
${hasChecks ? '    demandFilled(body)\n' : ''}    const id = newId()
    await configuration.write(actor, target(id), async (trx) => {
      const repo = create${names.Name}Repository(trx)
      await repo.insert({
        ...valuesOf(body),
        ${formulas.length > 0 ? '...calculated(body),' : ''}
        ${numbers.map(({ name, rule }) => `${name}: await issue(trx, ${quote(rule)}),`).join('\n        ')}
        ${places.map(({ name, value }) => `${name}: ${value === 'texts' ? 'JSON.stringify(actor.organizeId ? [actor.organizeId] : [])' : "actor.organizeId ?? ''"},`).join('\n        ')}
        id,
        ...createdBy(actor, now()),
      })${rowsOfId.join('')}
    })
  }

  async function update(id: string, { body, actor }: { body: ${names.Name}Body; actor: Actor }) {
    const row = await find(id)
    demandUnchanged(row, body.lastModifyTime)
${hasChecks ? '    demandFilled(body)\n' : ''}${fixed.length > 0 ? `    // The server sets these when the record is created.\n    const { ${fixed.map((name) => `${name}: _${name}`).join(', ')}, ...values } = valuesOf(body)\n` : '    const values = valuesOf(body)\n'}    await configuration.write(actor, target(id), async (trx) => {
      const repo = create${names.Name}Repository(trx)
      await repo.update(id, { ...values, ${formulas.length > 0 ? '...calculated(body), ' : ''}...modifiedBy(actor, laterThan(row, now())) })${rowsOfId.join('')}
    })
  }

  async function remove(id: string, actor: Actor) {
    await find(id)
    await configuration.write(actor, target(id), (trx) =>
      create${names.Name}Repository(trx).update(id, deletedBy(actor, now())),
    )
  }
${
  numbers.length > 0
    ? `
  /** The next number of a rule; empty without the rule. */
  async function issue(trx: Trx, rule: string) {
    const [number = ''] = await issueBillNumbers(trx, rule, { now: now(), count: 1 })
    return number
  }
`
    : ''
}
  return { list, get, create, update, remove, asRead, check: ${hasChecks ? 'demandFilled' : `(_body: ${names.Name}Body) => undefined`} }
}

export type ${names.Name}Service = ReturnType<typeof create${names.Name}Service>
${
  hasChecks
    ? `
/** Refuses a record that lacks what the form demands. */
function demandFilled(body: ${names.Name}Body) {${checks}
}
`
    : ''
}${
    formulas.length > 0
      ? `
/** The formulas of the form. */
const calculated = (body: ${names.Name}Body) => ({
  ${formulas.join(',\n  ')},
})
`
      : ''
  }`
}

export const indexFile = ({ names }: Module) => `import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import type { TicketService } from '../file/index.ts'
import { create${names.Name}Export } from './${names.name}.export.ts'
import { create${names.Name}Import } from './${names.name}.import.ts'
import { create${names.Name}Repository, SEARCHED } from './${names.name}.repository.ts'
import { ${names.camel}Routes } from './${names.name}.routes.ts'
import * as schemas from './${names.name}.schema.ts'
import { create${names.Name}Service } from './${names.name}.service.ts'

/** Registers the module \`${names.camel}\`. */
export function ${names.camel}Module(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; exportList: ListExports; tickets: TicketService },
) {
  addComponents(app, schemas)
  const repository = create${names.Name}Repository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.${names.camel}, searched: SEARCHED })
  const service = create${names.Name}Service({ ...deps, repository, configuration, columns })
  ${names.camel}Routes(app, {
    service,
    exportTo: create${names.Name}Export({ ...deps, repository, columns, service }),
    imports: create${names.Name}Import({ ...deps, service }),
  })
}
`

export const exportFile = ({ names }: Module) => `import { PAGES, PERMISSION } from '@sqos/contract'
import type { Deps } from '../../platform/deps.ts'
import { exportedColumns, isAllPages, type ListExports } from '../download-record/index.ts'
import { cellsOf } from './${names.name}.fields.ts'
import type { ${names.Name}Repository } from './${names.name}.repository.ts'
import { ${names.Name}ExportQuery } from './${names.name}.schema.ts'
import type { ${names.Name}Columns, ${names.Name}Service } from './${names.name}.service.ts'
import { readCellTexts } from './texts.ts'

interface ${names.Name}ExportDeps extends Pick<Deps, 'db'> {
  repository: ${names.Name}Repository
  columns: ${names.Name}Columns
  service: ${names.Name}Service
  exportList: ListExports
}

/** Exports the list as its page shows it. */
export const create${names.Name}Export = ({ db, repository, columns, service, exportList }: ${names.Name}ExportDeps) =>
  exportList({
    kind: '${names.camel}.export',
    page: PERMISSION.${names.camel}.view,
    permission: PERMISSION.${names.camel}.download,
    title: 'pages:${names.camel}.page',
    query: ${names.Name}ExportQuery,
    columns: exportedColumns(PAGES.${names.camel}),
    async open(query, { actor }) {
      const { searched, keyword, sidx, sort } = await columns.withoutHiddenColumns(query, actor)
      const { currentPage = 1, pageSize = 20 } = query
      const page = isAllPages(query) ? {} : { offset: (currentPage - 1) * pageSize, limit: pageSize }
      const rows = await repository.list({ ...page, keyword, searched, sidx, sort })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const texts = await readCellTexts(db)
      return {
        ids: rows.map(({ id }) => id),
        async read(ids) {
          const records = await service.asRead(ids.flatMap((id) => byId.get(id) ?? []))
          return records.map((row) => ({
            id: row.id,
            ...cellsOf(row, texts),
SUBTABLES
            creatorUserId: texts.user(row.creatorUserId),
            creatorTime: new Date(row.creatorTime),
          }))
        },
      }
    },
  })

export type ${names.Name}Export = ReturnType<typeof create${names.Name}Export>
`

export const exportOf = (module: Module) =>
  exportFile(module).replace(
    'SUBTABLES\n',
    module.subTables.map(({ name }) => `            ${name}: row.${name}.length,\n`).join(''),
  )

export const importFile = ({ names }: Module) => `import { LANGUAGES, PAGES, type Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { bufferWorkbook, readWorkbook, XLSX, type WorkbookValue } from '../../platform/workbook/index.ts'
import type { TicketService } from '../file/index.ts'
import { CellFault } from './cells.ts'
import { readCell } from './${names.name}.fields.ts'
import type { ${names.Name}Body } from './${names.name}.schema.ts'
import type { ${names.Name}Service } from './${names.name}.service.ts'
import { OPTIONS } from './texts.ts'

/** Rows of one import. */
const MAX_ROWS = 2000

type Name = keyof typeof readCell
const isName = (name: string): name is Name => Object.hasOwn(readCell, name)
const NAMES = Object.keys(PAGES.${names.camel}.columns).filter(isName)
const titleOf = (language: Language, name: Name) => text(language, \`pages:\${PAGES.${names.camel}.columns[name].title}\`)

interface Fault {
  row: number
  column: string
  message: string
}

/** Imports workbooks with the titles of the fields in the first row. */
export function create${names.Name}Import({ service, tickets }: { service: ${names.Name}Service; tickets: TicketService }) {
  /** The field of a title, in any language. */
  const nameOf = (title: string) =>
    NAMES.find((name) => LANGUAGES.some((language) => titleOf(language, name) === title.replace(/^\\*/, '').trim()))

  async function template(language: Language) {
    const title = text(language, 'pages:${names.camel}.page')
    const columns = NAMES.map((name) => ({ header: titleOf(language, name) }))
    const content = await bufferWorkbook({ sheetName: title, columns, rows: [] })
    return await tickets.offer({ name: \`\${title}.xlsx\`, contentType: XLSX, content })
  }

  /** Creates a record for each row, or none: the answer names the faults. */
  async function run(content: Buffer, { actor, language }: { actor: Actor; language: Language }) {
    const lines: WorkbookValue[][] = []
    for await (const line of readWorkbook(content)) lines.push(line)
    const [titles = [], ...rows] = lines
    if (rows.length > MAX_ROWS) throw new AppError('refused', '${names.camel}.tooManyRows', { params: { count: MAX_ROWS } })
    const names = titles.map((title) => nameOf(String(title ?? '')))
    if (!names.some((name) => name !== undefined)) throw new AppError('refused', '${names.camel}.noTitles')
    const faults: Fault[] = []
    const bodies = rows.map((cells, index) => readRow(cells, { names, row: index + 1, language, faults }))
    if (faults.length > 0) return { imported: 0, faults }
    for (const [index, body] of bodies.entries()) {
      try {
        service.check(body)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        faults.push({ row: index + 1, column: '', message: text(language, error.messageKey) })
      }
    }
    if (faults.length > 0) return { imported: 0, faults }
    for (const body of bodies) await service.create(body, actor)
    return { imported: bodies.length, faults }
  }

  return { template, run }
}

export type ${names.Name}Import = ReturnType<typeof create${names.Name}Import>

interface RowReading {
  names: readonly (Name | undefined)[]
  row: number
  language: Language
  faults: Fault[]
}

function readRow(cells: readonly WorkbookValue[], { names, row, language, faults }: RowReading): ${names.Name}Body {
  const body: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue
    try {
      body[name] = valueOfLabel(name, readCell[name](cells[index] ?? null))
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ row, column: titleOf(language, name), message: text(language, \`${names.camel}.\${error.message}\`) })
    }
  }
  return body
}

/** The constant of the options of a field. */
const LISTS: Partial<Record<Name, string>> = { LISTS_OF_FIELDS }

/** Workbooks name options by their labels. */
function valueOfLabel(name: Name, value: unknown): unknown {
  const list = OPTIONS[LISTS[name] ?? '']
  if (!list) return value
  const idOf = (label: string) => Object.keys(list).find((id) => list[id] === label) ?? label
  if (typeof value === 'string') return idOf(value)
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? idOf(one) : one)) : value
}
`

export const importOf = (module: Module) =>
  importFile(module).replace(
    '{ LISTS_OF_FIELDS }',
    `{ ${module.fields
      .flatMap(({ name, options, naming }) =>
        options && naming?.by === 'options' ? [`${name}: ${quote(options.constant)}`] : [],
      )
      .join(', ')} }`,
  )

export const routesFile = ({ names, title }: Module) => {
  const { Name, Names, camel, name } = names
  return `import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, PageQuery, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { ${Name}Export } from './${name}.export.ts'
import type { ${Name}Import } from './${name}.import.ts'
import { ${Name}, ${Name}Body, ${Name}ExportQuery, ${Name}ImportResult } from './${name}.schema.ts'
import type { ${Name}Service } from './${name}.service.ts'

const URL = '/api/extend/${Name}'
const MAX_IMPORT_BYTES = 10 * 1_048_576
const may = PERMISSION.${camel}

/** Routes of ${title}. */
export function ${camel}Routes(
  app: FastifyInstance,
  { service, exportTo, imports }: { service: ${Name}Service; exportTo: ${Name}Export; imports: ${Name}Import },
) {
  const route = routesOf(app, '${name}')

  route({
    method: 'GET',
    url: URL,
    operationId: 'list${Names}',
    summary: 'Paged list',
    permission: may.view,
    query: PageQuery,
    data: pageOf(ref(${Name})),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: \`\${URL}/ExportData\`,
    operationId: 'export${Names}',
    summary: 'The list as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: ${Name}ExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: \`\${URL}/Template\`,
    operationId: 'get${Name}Template',
    summary: 'An empty workbook with the titles that an import knows',
    permission: may.upload,
    data: ref(FileTicket),
    whileViewing: false,
    handle: ({ request: { language } }) => imports.template(language),
  })
  route({
    method: 'POST',
    url: \`\${URL}/Actions/Import\`,
    operationId: 'import${Names}',
    summary: 'Creates a record for each row of a workbook, or names the faults and creates none',
    permission: may.upload,
    takesFile: true,
    data: ref(${Name}ImportResult),
    handle: async ({ request, actor }) => {
      const { content } = await readUpload(request, { maxBytes: MAX_IMPORT_BYTES })
      return await imports.run(content, { actor, language: request.language })
    },
  })
  route({
    method: 'GET',
    url: \`\${URL}/:id\`,
    operationId: 'get${Name}',
    summary: 'One record',
    permission: may.view,
    params: IdParams,
    data: ref(${Name}),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'create${Name}',
    summary: 'Creates a record',
    permission: may.add,
    body: ref(${Name}Body),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: \`\${URL}/:id\`,
    operationId: 'update${Name}',
    summary: 'Updates a record',
    permission: may.edit,
    params: IdParams,
    body: ref(${Name}Body),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: \`\${URL}/:id\`,
    operationId: 'delete${Name}',
    summary: 'Deletes a record. The row is marked as deleted and remains in the table',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
`
}

const sampleOf = (fields: readonly Field[], number: number) =>
  fields
    .filter(({ fill }) => fill === undefined)
    .map((field) => `${field.name}: ${sampleValue(field, number)}`)
    .join(', ')

function sampleValue(field: Field, number: number): string {
  const [first] = field.options?.entries ?? []
  if (field.options && first) return field.value === 'texts' ? `[${quote(first.value)}]` : quote(first.value)
  if (field.patterns.length > 0 && !field.isRequired) return "''"
  if (field.value === 'text') return quote(`${number}`)
  return valueOf(field.value).sample
}

/** Tests need a required text that matches its pattern: the person who writes it knows one. */
const needsHand = ({ isRequired, patterns }: Field) => isRequired && patterns.length > 0

export function testFile({ names, fields, subTables }: Module) {
  const { Name, name } = names
  const hand = fields.filter(needsHand)
  const searched = fields.find(({ isSearched, fill }) => isSearched && fill === undefined)
  const rows = subTables.map((table) => `${table.name}: [{ ${sampleOf(table.fields, 1)} }]`).join(', ')
  const [required] = fields.filter(({ isRequired }) => isRequired)
  return `import { RESULT } from '@sqos/contract'
import { expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { ${Name} } from './${name}.schema.ts'

const URL = '/api/extend/${Name}'
${hand.length > 0 ? `// Give these fields values that match their patterns: ${hand.map((field) => field.name).join(', ')}.\n` : ''}const first = { ${sampleOf(fields, 1)}${rows ? `, ${rows}` : ''} }

interface Page {
  list: ${Name}[]
  pagination: { total: number }
}

it${hand.length > 0 ? '.todo' : ''}('an administrator creates, finds, changes and deletes a record'${
    hand.length > 0
      ? ')\n'
      : `, async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')

  expect(await admin.post(URL, first)).toMatchObject({ code: RESULT.ok })
  const [created] = (await admin.get<Page>(URL)).data.list
  expect(created).toMatchObject(first)

  const address = \`\${URL}/\${created?.id}\`
  const changed = { ...created, ${changeOf(fields)} }
  expect(await admin.put(address, changed)).toMatchObject({ code: RESULT.ok })
  expect((await admin.get<${Name}>(address)).data).toMatchObject({ ${changeOf(fields)} })
${
  searched
    ? `
  expect((await admin.get<Page>(\`\${URL}?keyword=changed\`)).data.pagination.total).toBe(1)
  expect((await admin.get<Page>(\`\${URL}?keyword=missing&sidx=${searched.name}&sort=desc\`)).data.pagination.total).toBe(0)
`
    : ''
}
  expect((await admin.delete(address)).code).toBe(RESULT.ok)
  expect((await admin.get(address)).code).toBe(RESULT.notFound)
  expect((await admin.get<Page>(URL)).data.pagination.total).toBe(0)
})
`
  }
${
  hand.length > 0
    ? ''
    : `it('a save over a newer version is a conflict', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  await admin.post(URL, first)
  const [read] = (await admin.get<Page>(URL)).data.list
  const save = () => admin.put(\`\${URL}/\${read?.id}\`, { ...first, lastModifyTime: read?.lastModifyTime })

  const theirs = await save()
  const mine = await save()

  expect([theirs.code, mine.code]).toEqual([RESULT.ok, RESULT.conflict])
})

it('the list is exported', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  await admin.post(URL, first)

  expect((await admin.get(\`\${URL}/ExportData?dataType=1\`)).code).toBe(RESULT.ok)
})

`
}${
    required
      ? `it('a record without a required field is refused', async () => {
  await using test = await createTestApp()

  expect((await test.as('admin').post(URL, { ...first, ${required.name}: undefined })).code).toBe(RESULT.refused)
})

`
      : ''
  }it('a user without the permission is refused', async () => {
  await using test = await createTestApp()
  await buildUser(test.deps, { account: 'guest' })

  expect((await test.as('guest').get(URL)).code).toBe(RESULT.forbidden)
  expect((await test.as('guest').post(URL, first)).code).toBe(RESULT.forbidden)
})
`
}

/** A change that a test can see: of a text that is searched, or of the first field that is not set by the server. */
function changeOf(fields: readonly Field[]): string {
  const free = fields.filter(
    (field) => field.fill === undefined && field.options === undefined && field.patterns.length === 0,
  )
  const field = free.find(({ isSearched }) => isSearched) ?? free.find(({ value }) => value === 'text') ?? free[0]
  if (!field) return ''
  return `${field.name}: ${field.value === 'text' ? "'changed'" : valueOf(field.value).sample}`
}
