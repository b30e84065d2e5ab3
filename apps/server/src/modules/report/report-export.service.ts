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
} from '@sqos/report-model'
import { text } from '../../platform/text.ts'
import { bufferGrids, XLSX, type SheetCell, type SheetGrid } from '../../platform/workbook/index.ts'
import type { TicketService } from '../file/index.ts'
import type { ReportAsking, ReportDataService } from './report-data.service.ts'
import type { ReportBlockData, ReportDataBody } from './report.schema.ts'
import type { ReportViewing } from './report-viewing.service.ts'

/** Records of a list in a file. */
const MAX_ROWS = 50_000

/** Fills of figures that meet a condition. */
const FILLS: Readonly<Record<Look, string>> = { good: 'D9F2E3', notice: 'FFF3D6', bad: 'FBDCDC' }

interface ExportDeps {
  viewing: ReportViewing
  data: ReportDataService
  tickets: TicketService
}

/** Files of reports, with the permissions of the caller. */
export function createReportExport({ viewing, data, tickets }: ExportDeps) {
  /** A spreadsheet with a sheet for each table and chart. A block that failed has its reason in its sheet. */
  async function xlsx(id: string, { params }: Pick<ReportDataBody, 'params'>, asking: ReportAsking) {
    const { document, fullName } = await viewing.open(id, asking.actor)
    const result = await data.read(document, { ...(params && { params }) }, { ...asking, maxRows: MAX_ROWS })
    const sheets = document.blocks.flatMap((block) => {
      const found = result.blocks.find((one) => one.id === block.id)
      return found ? [sheetOf(block, found, asking.language)] : []
    })
    const content = await bufferGrids(
      sheets.length > 0 ? sheets : [{ name: fullName, widths: [], headRows: 0, rows: [] }],
    )
    return await tickets.offer({ name: `${fullName}.xlsx`, contentType: XLSX, content })
  }

  return { xlsx }
}

export type ReportExport = ReturnType<typeof createReportExport>

function sheetOf(block: ReportBlock, data: ReportBlockData, language: Language): SheetGrid {
  const { error } = data
  const name = block.title || block.id
  const grid = error ? undefined : gridOf(block, data, language)
  if (!grid) return { name, widths: [60], headRows: 0, rows: [{ level: 0, cells: [{ value: error?.msg ?? '' }] }] }
  return {
    name,
    widths: grid.widths,
    headRows: grid.headRows,
    rows: grid.rows.map(({ level, cells }) => ({ level, cells: cells.map((cell) => cell && sheetCell(cell)) })),
  }
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
