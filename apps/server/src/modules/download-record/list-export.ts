import { LANGUAGES, type ColumnKey, type Language, type PageDefinition, type PermissionCode } from '@sqos/contract'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { may, type Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs/index.ts'
import { text } from '../../platform/text.ts'
import { writeWorkbook, XLSX, type CellInput } from '../../platform/workbook/index.ts'
import type { Authority } from '../authority/index.ts'
import type { FileTicket } from '../file/index.ts'
import type { Downloads } from './download-record.service.ts'

/** Number of rows in memory at a time. */
const PIECE = 500

/** The scope of an export, beside the list's own query. Source: specification of the shell, section 3. */
export const ExportChoice = Type.Object({
  dataType: Type.Optional(Type.String({ maxLength: 1, description: '1: all pages; otherwise the current page' })),
  selectKey: Type.Optional(Type.String({ maxLength: 1000, description: 'Columns, separated by commas. Omitted: all' })),
})
export type ExportChoice = Static<typeof ExportChoice>

/** Whether all pages are exported. */
export const isAllPages = ({ dataType }: ExportChoice) => dataType === '1'

/** A column that can be exported. */
export interface ExportedColumn<Name extends string> {
  name: Name
  /** Translation key of the title. */
  header: string
  /** Width in characters. Default: 16. */
  width?: number | undefined
  /** The page column that must be granted, when its name differs; null: the column needs no grant of its own. */
  column?: string | null | undefined
  /** The permission that reveals the value when no granted column shows it. */
  permission?: PermissionCode | undefined
}

/** All columns of a page, to be exported as its list shows them: the rows must have a cell for each. */
export const exportedColumns = <Page extends PageDefinition>(page: Page): ExportedColumn<ColumnKey<Page>>[] =>
  keysOf(page).map((name) => {
    const column = page.columns[name]
    return { name, header: `pages:${column?.title}`, width: column?.exportWidth }
  })

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the names that the type spells out
const keysOf = <Page extends PageDefinition>({ columns }: Page) => Object.keys(columns) as ColumnKey<Page>[]

/** Dates and numbers keep their types. */
type ExportedRow<Name extends string> = Readonly<Record<Name, CellInput> & { id: string }>

/** The rows to export in order, and how a batch of them is read. */
export interface ExportedRows<Name extends string> {
  /** The ids are read once: a row that changes during the export appears exactly once. */
  ids: readonly string[]
  /** Returns rows in any order; rows deleted meanwhile are left out. */
  read: (ids: readonly string[]) => Promise<readonly ExportedRow<Name>[]>
}

/** A list that can be exported as a workbook. */
export interface ExportedList<Query extends TSchema, Name extends string> {
  /** Of the job. */
  kind: string
  /** Menu entry of the list's page. */
  page: PermissionCode
  /** The permission to export. */
  permission: PermissionCode
  /** Translation key of the names of sheet and file. */
  title: string
  /** The list's query with `ExportChoice`. */
  query: Query
  columns: readonly ExportedColumn<Name>[]
  /** Selects the rows that the user sees when the file is created. */
  open: (
    query: Static<Query>,
    asked: { actor: Actor; language: Language },
  ) => Promise<ExportedRows<Name>> | ExportedRows<Name>
}

/** Starts the export; returns undefined while the file is not ready: the download record then shows the progress. */
export type ExportList<Query> = (
  query: Query,
  asked: { actor: Actor; language: Language },
) => Promise<FileTicket | undefined>

/** Exports lists as workbooks: the rows that the user sees, with the chosen columns among the granted ones. */
export function createListExports({ downloads, authority }: { downloads: Downloads; authority: Authority }) {
  return function exportList<Query extends TSchema, Name extends string>(
    list: ExportedList<Query, Name>,
  ): ExportList<Static<Query> & ExportChoice> {
    async function columnsOf({ selectKey = '' }: ExportChoice, actor: Actor) {
      const { codes, limitsColumns, pageColumn } = await authority.accessOf(actor)
      const asked = new Set(selectKey.split(','))
      const chosen = list.columns.filter(
        ({ name, column = name, permission }) =>
          (selectKey === '' || asked.has(name)) &&
          (column === null || pageColumn(list.page, column)) &&
          (permission === undefined || !limitsColumns(list.page) || codes.has(permission)),
      )
      if (chosen.length === 0) throw new AppError('refused', 'export.noColumns')
      return chosen
    }

    const nameOf = (language: Language) => `${text(language, list.title)}.xlsx`

    downloads.handle(list.kind, async ({ input, actor, report }) => {
      if (!Value.Check(Order, input) || !Value.Check(list.query, input.query) || !may(actor, list.permission))
        throw new AppError('forbidden', 'error.forbidden')
      const { query, language } = input
      const columns = await columnsOf(query, actor)
      const found = await list.open(query, { actor, language })
      const content = writeWorkbook({
        sheetName: text(language, list.title),
        columns: columns.map(({ header, width }) => ({ header: text(language, header), ...(width && { width }) })),
        rows: cellsOf(found, { names: columns.map(({ name }) => name), report }),
      })
      return { name: nameOf(language), contentType: XLSX, content }
    })

    return async (query, { actor, language }) => {
      await columnsOf(query, actor)
      const input: Order = { query, language }
      return await downloads.order({ kind: list.kind, name: nameOf(language), actor, input })
    }
  }
}

export type ListExports = ReturnType<typeof createListExports>

const Order = Type.Object({
  query: ExportChoice,
  language: Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
})
type Order = Static<typeof Order>

async function* cellsOf<Name extends string>(
  { ids, read }: ExportedRows<Name>,
  { names, report }: { names: readonly Name[]; report: Job['report'] },
): AsyncGenerator<CellInput[]> {
  for (let start = 0; start < ids.length; start += PIECE) {
    const piece = ids.slice(start, start + PIECE)
    const byId = new Map((await read(piece)).map((row) => [row.id, row]))
    for (const row of piece.map((id) => byId.get(id))) if (row) yield names.map((name) => row[name])
    await report({ done: start + piece.length, total: ids.length })
  }
}
