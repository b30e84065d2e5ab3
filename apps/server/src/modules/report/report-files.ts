import { buffer } from 'node:stream/consumers'
import { languageEntry, type Language } from '@sqos/contract'
import {
  createFormats,
  crossGrid,
  crossTable,
  listGrid,
  type Grid,
  type GridCell,
  type Look,
  type ReportBlock,
  type ReportDocument,
  type ReportValues,
} from '@sqos/report-model'
import { ZipFile } from 'yazl'
import type { Deps } from '../../platform/deps.ts'
import { csvOf } from '../../platform/csv.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { writeGrids, XLSX, type SheetCell, type SheetGrid } from '../../platform/workbook/index.ts'
import { safeFileName } from '../../platform/file-name.ts'
import type { ReportPaper } from '../print/index.ts'
import { uniqueNames } from '../file/index.ts'
import type { ReportAsking, ReportDataService } from './report-data.service.ts'
import type { ReportBlockData, ReportFormat } from './report.schema.ts'
import type { ReportViewing } from './report-viewing.service.ts'

/** Records of a list in a file; on paper fewer. */
const MAX_ROWS = 50_000
const MAX_PAPER_ROWS = 5000
/** Cells of all tables on paper: some hundred pages. */
const MAX_PAPER_CELLS = 300_000

/** Fills of figures that meet a condition. */
const FILLS: Readonly<Record<Look, string>> = { good: 'D9F2E3', notice: 'FFF3D6', bad: 'FBDCDC' }

interface FilesDeps extends Pick<Deps, 'now'> {
  viewing: ReportViewing
  data: ReportDataService
  paper: ReportPaper
}

/** A file of a report. */
export interface ReportFile {
  name: string
  contentType: string
  content: AsyncIterable<Uint8Array>
}

interface Wanted {
  params?: ReportValues | undefined
  as: ReportFormat
}

/** Files of reports with the permissions of the caller. */
export function createReportFiles({ viewing, data, paper, now }: FilesDeps) {
  /** Refuses a report that the caller may not open, and formats that this server cannot make; returns the name of the file. */
  async function nameOf(id: string, as: ReportFormat, { actor }: Pick<ReportAsking, 'actor'>) {
    const { fullName } = await viewing.open(id, actor)
    if (as === 'pdf') paper.demandBrowser()
    return `${fullName}.${as}`
  }

  async function make(id: string, { params, as }: Wanted, asking: ReportAsking): Promise<ReportFile> {
    const { document, fullName } = await viewing.open(id, asking.actor)
    const maxRows = as === 'pdf' ? MAX_PAPER_ROWS : MAX_ROWS
    const result = await data.read(document, { ...(params && { params }) }, { ...asking, maxRows })
    if (result.missing.length > 0) throw new AppError('refused', 'report.parametersMissing')
    const name = `${fullName}.${as}`
    if (as === 'pdf') {
      if (cellsOf(result.blocks) > MAX_PAPER_CELLS)
        throw new AppError('refused', 'report.tooLargeForPaper', { params: { max: MAX_PAPER_CELLS } })
      const content = paper.print({
        language: asking.language,
        title: fullName,
        printer: `${asking.actor.realName}/${asking.actor.account}`,
        printedAt: now().getTime(),
        document,
        values: result.params,
        labels: await labelsOf(document, result.params, asking),
        blocks: result.blocks,
      })
      return { name, contentType: 'application/pdf', content }
    }
    const tables = document.blocks.flatMap((block) => {
      const found = result.blocks.find((one) => one.id === block.id)
      return found ? [tableOf(block, found, asking.language)] : []
    })
    if (as === 'xlsx') {
      const empty = { name: fullName, widths: [], headRows: 0, rows: [] }
      return { name, contentType: XLSX, content: writeGrids(tables.length > 0 ? tables.map(sheetOf) : [empty]) }
    }
    const [only] = tables
    if (only && tables.length === 1)
      return { name, contentType: 'text/csv; charset=utf-8', content: chunkOf(csvText(only)) }
    return { name: `${fullName}.zip`, contentType: 'application/zip', content: chunkOf(await zipOf(tables)) }
  }

  /** Texts of chosen values whose choices are read; a choice that cannot be read stays as it is. */
  async function labelsOf(document: ReportDocument, params: ReportValues, asking: ReportAsking) {
    const named = document.parameters.filter(({ name, optionsFrom }) => optionsFrom && params[name] !== undefined)
    const entries = await Promise.all(
      named.map(async ({ name }) => {
        const choices = await data.choices(document, { name, params }, asking).catch(() => [])
        return [name, Object.fromEntries(choices.map(({ value, label }) => [value, label]))] as const
      }),
    )
    return Object.fromEntries(entries)
  }

  return { nameOf, make }
}

export type ReportFiles = ReturnType<typeof createReportFiles>

async function* chunkOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content
}

const cellsOf = (blocks: readonly ReportBlockData[]) =>
  blocks.reduce((sum, { cube, list }) => {
    const figures = (cube?.cells.length ?? 0) * Math.max(1, cube?.measures.length ?? 1)
    return sum + figures + (list?.rows.length ?? 0) * Math.max(1, list?.columns.length ?? 1)
  }, 0)

/** A block as a table with its name; the reason where there is none. */
type Table = { name: string } & ({ grid: Grid } | { problem: string })

function tableOf(block: ReportBlock, data: ReportBlockData, language: Language): Table {
  const name = block.title || block.id
  const grid = data.error ? undefined : gridOf(block, data, language)
  return grid ? { name, grid } : { name, problem: data.error?.msg ?? '' }
}

function gridOf(block: ReportBlock, { cube, list }: ReportBlockData, language: Language): Grid | undefined {
  const texts = { total: text(language, 'report.total'), subtotal: text(language, 'report.subtotal') }
  const formats = createFormats({ locale: languageEntry(language).tag, empty: text(language, 'report.noValue') })
  const base = { title: block.title, formats, texts }
  if (block.kind === 'list' && list) return listGrid(list, { ...base, hasTotals: block.hasTotals })
  if (block.kind === 'cross' && cube)
    return crossGrid(crossTable(cube, block), { ...base, conditions: block.conditions })
  if (block.kind === 'chart' && cube)
    return crossGrid(crossTable(cube, { hasSubtotals: false, hasTotals: false }), { ...base, conditions: [] })
  return undefined
}

function sheetOf(table: Table): SheetGrid {
  const { name } = table
  if ('problem' in table)
    return { name, widths: [60], headRows: 0, rows: [{ level: 0, cells: [{ value: table.problem }] }] }
  const { widths, headRows, rows } = table.grid
  return {
    name,
    widths,
    headRows,
    rows: rows.map(({ level, cells }) => ({ level, cells: cells.map((cell) => cell && sheetCell(cell)) })),
  }
}

/** Figures are numbers with the format of the screen; everything else is a text. */
function sheetCell({ value, text: shown, kind, colSpan, rowSpan, isTotal, look, measure }: GridCell): SheetCell {
  const isNumber = typeof value === 'number' && measure?.type !== 'moment'
  return {
    value: isNumber ? value : shown,
    format: isNumber && measure ? formatOf(measure) : undefined,
    isBold: isTotal,
    isHead: kind === 'head',
    fill: look && FILLS[look],
    colSpan,
    rowSpan,
  }
}

function formatOf({ format, digits }: NonNullable<GridCell['measure']>): string | undefined {
  const zeros = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '')
  if (format === 'percent') return `0${zeros(digits ?? 1)}%`
  if (format === 'integer') return `#,##0${zeros(digits ?? 0)}`
  return digits === undefined ? undefined : `#,##0${zeros(digits)}`
}

/** Figures as numbers; a merged head stands over its first column. */
function csvText(table: Table): Buffer {
  if ('problem' in table) return csvOf([[table.problem]])
  const width = table.grid.widths.length
  return csvOf(
    table.grid.rows.map(({ cells }) =>
      Array.from({ length: width }, (_, at) => {
        const cell = cells[at]
        if (!cell) return ''
        return typeof cell.value === 'number' && cell.measure?.type !== 'moment' ? cell.value : cell.text
      }),
    ),
  )
}

async function zipOf(tables: readonly Table[]): Promise<Buffer> {
  const zip = new ZipFile()
  const names = uniqueNames(tables.map(({ name }) => `${safeFileName(name)}.csv`))
  for (const [index, table] of tables.entries()) zip.addBuffer(csvText(table), names[index] ?? `${index}.csv`)
  zip.end()
  return await buffer(zip.outputStream)
}
