import type { Language } from '@sqos/contract'
import { Type, type Static, type TSchema } from 'typebox'
import type { PageDefinition } from '../../shared/define-page.ts'
import type { Actor } from './actor.ts'
import { AppError } from './errors.ts'
import type { FileTicket, TicketService } from './files.ts'
import { text } from './text.ts'
import { bufferWorkbook, XLSX, type WorkbookValue } from './workbook.ts'

/** Rows that are read at a time. */
const PIECE = 500

/** The scope of an export. */
export const ExportChoice = Type.Object({
  dataType: Type.Optional(Type.String({ maxLength: 1, description: '1: all pages; otherwise the current page' })),
  selectKey: Type.Optional(Type.String({ maxLength: 1000, description: 'Columns, separated by commas. Omitted: all' })),
})
type ExportChoice = Static<typeof ExportChoice>

export const isAllPages = ({ dataType }: ExportChoice) => dataType === '1'

interface ExportedColumn {
  name: string
  /** Key of the title. */
  header: string
}

/** All columns of a page. */
export const exportedColumns = ({ columns }: PageDefinition): ExportedColumn[] =>
  Object.entries(columns).map(([name, { title }]) => ({ name, header: title }))

type ExportedRow = Readonly<Record<string, WorkbookValue>>

interface ExportedList<Query extends TSchema> {
  kind: string
  page: string
  permission: string
  /** Key of the name of sheet and file. */
  title: string
  query: Query
  columns: readonly ExportedColumn[]
  open: (
    query: Static<Query>,
    asked: { actor: Actor; language: Language },
  ) => Promise<{ ids: readonly string[]; read: (ids: readonly string[]) => Promise<readonly ExportedRow[]> }>
}

/** Exports lists as workbooks. */
export const createListExports =
  (tickets: TicketService) =>
  <Query extends TSchema>({ columns, title, open }: ExportedList<Query>) =>
  async (
    query: Static<Query> & ExportChoice,
    asked: { actor: Actor; language: Language },
  ): Promise<FileTicket | undefined> => {
    const { selectKey = '' } = query
    const wanted = new Set(selectKey.split(','))
    const chosen = columns.filter(({ name }) => selectKey === '' || wanted.has(name))
    if (chosen.length === 0) throw new AppError('refused', 'export.noColumns')
    const { ids, read } = await open(query, asked)
    const rows: WorkbookValue[][] = []
    for (let start = 0; start < ids.length; start += PIECE)
      for (const row of await read(ids.slice(start, start + PIECE)))
        rows.push(chosen.map(({ name }) => row[name] ?? null))
    const name = text(asked.language, title)
    const headers = chosen.map(({ header }) => ({ header: text(asked.language, header) }))
    const content = await bufferWorkbook({ sheetName: name, columns: headers, rows })
    return await tickets.offer({ name: `${name}.xlsx`, contentType: XLSX, content })
  }

export type ListExports = ReturnType<typeof createListExports>

/** The answer while a file is still in the making: here a file is always ready. */
export const laterTicket = (_say: unknown): FileTicket => ({ name: '', url: '' })
