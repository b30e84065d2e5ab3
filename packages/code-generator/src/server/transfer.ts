import { quote } from '../design/code.ts'
import type { Field, Module } from '../design/module.ts'

const exportFile = ({ names }: Module) => `import { PAGES, PERMISSION } from '@sqos/contract'
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

const importFile = ({ names }: Module) => `import { LANGUAGES, PAGES, type Language } from '@sqos/contract'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { bufferWorkbook, readWorkbook, XLSX, type WorkbookValue } from '../../platform/workbook/index.ts'
import type { TicketService } from '../file/index.ts'
import { CellFault } from './cells.ts'
import { type CellIds, type Choice, readCellIds } from './choices.ts'
import { fieldSchemas, readCell } from './${names.name}.fields.ts'
import type { ${names.Name}Body } from './${names.name}.schema.ts'
import type { ${names.Name}Service } from './${names.name}.service.ts'

/** Rows of one import. */
const MAX_ROWS = 2000

type Name = keyof typeof readCell
const isName = (name: string): name is Name => Object.hasOwn(readCell, name)
const NAMES = Object.keys(PAGES.${names.camel}.columns).filter(isName)
// Without their types: a union of many schemas takes the compiler minutes.
const SCHEMAS: Readonly<Record<Name, TSchema>> = fieldSchemas
const titleOf = (language: Language, name: Name) => text(language, \`pages:\${PAGES.${names.camel}.columns[name].title}\`)

interface Fault {
  row: number
  column: string
  message: string
}

interface ${names.Name}ImportDeps extends Pick<Deps, 'db'> {
  service: ${names.Name}Service
  tickets: TicketService
}

/** Imports workbooks with the titles of the fields in the first row. */
export function create${names.Name}Import({ db, service, tickets }: ${names.Name}ImportDeps) {
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
    const ids = await readCellIds(db)
    const bodies = rows.map((cells, index) => readRow(cells, { names, row: index + 1, language, ids, faults }))
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
    await service.createAll(bodies, actor)
    return { imported: bodies.length, faults }
  }

  return { template, run }
}

export type ${names.Name}Import = ReturnType<typeof create${names.Name}Import>

interface RowReading {
  names: readonly (Name | undefined)[]
  row: number
  language: Language
  ids: CellIds
  faults: Fault[]
}

function readRow(cells: readonly WorkbookValue[], { names, row, language, ids, faults }: RowReading): ${names.Name}Body {
  const body: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue
    try {
      const value = chosen(CHOICES[name], { value: readCell[name](cells[index] ?? null), ids })
      if (value !== undefined && !Value.Check(SCHEMAS[name], value)) throw new CellFault('invalid')
      body[name] = value
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ row, column: titleOf(language, name), message: text(language, \`${names.camel}.\${error.message}\`) })
    }
  }
  return body
}

/** Fields that choose, and what they choose from. */
const CHOICES: Partial<Record<Name, Choice>> = { CHOICES_OF_FIELDS }

/** Workbooks name what was chosen by its text; records keep its id. */
function chosen(choice: Choice | undefined, { value, ids }: { value: unknown; ids: CellIds }): unknown {
  if (choice === undefined) return value
  const idOf = (label: unknown) => {
    if (typeof label !== 'string' || label === '') return label
    const id = ids(choice, label)
    if (id === undefined) throw new CellFault('choice')
    return id
  }
  return Array.isArray(value) ? value.map(idOf) : idOf(value)
}
`

function choiceOf({ naming, options }: Field): string | undefined {
  if (naming?.by === 'user') return `{ by: 'user' }`
  if (naming?.by === 'dictionary')
    return `{ by: 'dictionary', code: ${quote(naming.dictionary)}, key: ${quote(naming.value)} }`
  return options && naming?.by === 'options' ? `{ by: 'options', list: ${quote(options.constant)} }` : undefined
}

export const importOf = (module: Module) =>
  importFile(module).replace(
    '{ CHOICES_OF_FIELDS }',
    // A function: the text may have \`$&\`.
    () =>
      `{ ${module.fields
        .flatMap((field) => {
          const choice = choiceOf(field)
          return choice === undefined ? [] : [`${field.name}: ${choice}`]
        })
        .join(', ')} }`,
  )
