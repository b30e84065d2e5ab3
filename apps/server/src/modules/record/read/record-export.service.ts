import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { writeWorkbook, XLSX, type CellInput } from '../../../platform/workbook/index.ts'
import type { Downloads } from '../../download-record/index.ts'
import { exportHeadings } from '../import/import-headings.ts'
import { RecordExportBody } from '../record.schema.ts'
import { inLines, readListQuery, type ListQuery } from './record-list.ts'
import { everyGrant } from '../rights/record-grant.ts'
import type { RecordDeps, RecordService } from '../record.service.ts'

/** Number of rows in memory at a time. */
const PAGE = 1000
const ALL = '1'

/** Kind of the export job. */
const EXPORT = 'record.export'

const ExportOrder = Type.Object({ modelId: Type.String(), body: RecordExportBody })
type ExportOrder = Static<typeof ExportOrder>

/** Exports records to workbooks. */
export function createRecordExport({
  list,
  records,
  downloads,
}: RecordDeps & { records: RecordService; downloads: Downloads }) {
  /** Opens the model and reads the query. Throws `forbidden` without the right to export. */
  async function open(modelId: string, { body, actor }: { body: RecordExportBody; actor: Actor }) {
    const entry = await records.open(modelId, { actor, grant: { source: 'menu', menuId: body.menuId ?? undefined } })
    const opened = { ...entry, access: everyGrant(entry.grants.demand('download')) }
    const query = readListQuery(opened, body)
    return { opened, query: { ...query, columns: chosenColumns(query, body) } }
  }

  /** Checks the request and orders the export; undefined while the job is running. */
  async function order(modelId: string, { body, actor }: { body: RecordExportBody; actor: Actor }) {
    const { opened } = await open(modelId, { body, actor })
    const name = `${opened.model.fullName}.xlsx`
    return await downloads.order({ kind: EXPORT, name, actor, input: { modelId, body } satisfies ExportOrder })
  }

  downloads.handle(EXPORT, async ({ input, actor, report }) => {
    if (!Value.Check(ExportOrder, input)) throw new AppError('forbidden', 'error.forbidden')
    const { modelId, body } = input
    const { opened, query } = await open(modelId, { body, actor })
    const { currentPage = 1, pageSize = 20 } = body
    const isAll = String(body.dataType ?? '') === ALL
    const { rows: first, total: found } = await list.page(opened, {
      query,
      ...(isAll ? { limit: 1, offset: 0 } : { limit: pageSize, offset: (currentPage - 1) * pageSize }),
      actor,
    })
    const pages = isAll ? list.pages(opened, { query, size: PAGE, actor }) : [first]
    const total = isAll ? found : first.length

    async function* rows(): AsyncGenerator<CellInput[]> {
      let done = 0
      for await (const page of pages) {
        for (const row of page.flatMap(inLines)) yield query.columns.map(({ prop, kind }) => kind.exportCell(row[prop]))
        done += page.length
        await report({ done, total })
      }
    }

    const name = opened.model.fullName
    const columns = exportHeadings(opened.model, query.columns).map((header) => ({ header, width: 20 }))
    const content = writeWorkbook({ sheetName: name, columns, rows: rows() })
    return { name: `${name}.xlsx`, contentType: XLSX, content }
  })

  return { order }
}

export type RecordExport = ReturnType<typeof createRecordExport>

function chosenColumns({ columns }: ListQuery, { selectKey }: RecordExportBody) {
  // A text with commas may arrive as a list of that one text.
  const keys = [selectKey ?? '']
    .flat()
    .flatMap((key) => key.split(','))
    .filter((key) => key !== '')
  const chosen = keys.length === 0 ? columns : columns.filter(({ prop }) => keys.includes(prop))
  if (chosen.length === 0) throw new AppError('refused', 'record.noColumns')
  return chosen
}
