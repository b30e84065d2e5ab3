import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sqos/contract'
import { asNumber } from '@sqos/form-model'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { text } from '../../../platform/text.ts'
import { writeWorkbook, XLSX, type CellInput } from '../../../platform/workbook/index.ts'
import type { Downloads } from '../../download-record/index.ts'
import { exportHeadings } from '../import/import-headings.ts'
import { RecordExportBody } from '../record.schema.ts'
import { FLOW_STATE } from './flow-state.ts'
import { inLines, type ListedRecord, type ListQuery } from './record-list.ts'
import type { RecordDeps, RecordService } from '../record.service.ts'

/** Number of rows in memory at a time. */
const PAGE = 1000
const ALL = '1'

/** Kind of the export job. */
const EXPORT = 'record.export'

const ExportOrder = Type.Object({
  modelId: Type.String(),
  body: RecordExportBody,
  language: Type.Optional(Type.Unsafe<Language>({ type: 'string', enum: LANGUAGES })),
})
type ExportOrder = Static<typeof ExportOrder>

/** Exports records to workbooks. */
export function createRecordExport({
  list,
  records,
  downloads,
}: RecordDeps & { records: RecordService; downloads: Downloads }) {
  /** Opens the model and reads the query. Throws `forbidden` without the right to export. */
  async function open(modelId: string, { body, actor }: { body: RecordExportBody; actor: Actor }) {
    const opened = await records.openList(modelId, { body, actor, action: 'download' })
    const { query, state } = opened
    return { opened, query, ...chosenColumns(query, { keys: keysOf(body), hasState: state !== undefined }) }
  }

  /** Checks the request and orders the export; undefined while the job is running. */
  async function order(
    modelId: string,
    { body, actor, language }: { body: RecordExportBody; actor: Actor; language: Language },
  ) {
    const { opened } = await open(modelId, { body, actor })
    const name = `${opened.model.fullName}.xlsx`
    return await downloads.order({
      kind: EXPORT,
      name,
      actor,
      input: { modelId, body, language } satisfies ExportOrder,
    })
  }

  downloads.handle(EXPORT, async ({ input, actor, report }) => {
    if (!Value.Check(ExportOrder, input)) throw new AppError('forbidden', 'error.forbidden')
    const { modelId, body, language = DEFAULT_LANGUAGE } = input
    const { opened, query: asked, columns, withState } = await open(modelId, { body, actor })
    const query = { ...asked, columns }
    const { currentPage = 1, pageSize = 20 } = body
    const isAll = String(body.dataType ?? '') === ALL
    const { rows: first, total: found } = await list.page(opened, {
      query,
      ...(isAll ? { limit: 1, offset: 0 } : { limit: pageSize, offset: (currentPage - 1) * pageSize }),
      actor,
    })
    const pages = isAll ? list.pages(opened, { query, size: PAGE, actor }) : [first]
    const total = isAll ? found : first.length

    async function stated(page: readonly ListedRecord[]): Promise<readonly ListedRecord[]> {
      if (!withState) return page
      const withStates = await records.withStates(
        opened.model,
        page.map(({ row }) => row),
      )
      return page.map((one, index) => ({ ...one, row: withStates[index] ?? one.row }))
    }

    const stateText = (state: unknown) => {
      const known = asNumber(state)
      return known === undefined ? '' : text(language, `record.flowState.${known}`)
    }

    async function* rows(): AsyncGenerator<CellInput[]> {
      let done = 0
      for await (const page of pages) {
        for (const row of (await stated(page)).flatMap(inLines)) {
          const cells = columns.map(({ prop, kind }) => kind.exportCell(row[prop]))
          yield withState ? [...cells, stateText(row[FLOW_STATE])] : cells
        }
        done += page.length
        await report({ done, total })
      }
    }

    const name = opened.model.fullName
    const headings = exportHeadings(opened.model, columns)
    if (withState) headings.push(text(language, 'record.flowState.title'))
    const content = writeWorkbook({
      sheetName: name,
      columns: headings.map((header) => ({ header, width: 20 })),
      rows: rows(),
    })
    return { name: `${name}.xlsx`, contentType: XLSX, content }
  })

  return { order }
}

export type RecordExport = ReturnType<typeof createRecordExport>

/** The keys of the chosen columns; none for all of them. */
const keysOf = ({ selectKey }: RecordExportBody): string[] =>
  // A text with commas may arrive as a list of that one text.
  [selectKey ?? '']
    .flat()
    .flatMap((key) => key.split(','))
    .filter((key) => key !== '')

/** The chosen columns, and whether the state of the approval is one of them. */
function chosenColumns({ columns }: ListQuery, { keys, hasState }: { keys: readonly string[]; hasState: boolean }) {
  const chosen = keys.length === 0 ? columns : columns.filter(({ prop }) => keys.includes(prop))
  const withState = hasState && (keys.length === 0 || keys.includes(FLOW_STATE))
  if (chosen.length === 0 && !withState) throw new AppError('refused', 'record.noColumns')
  return { columns: chosen, withState }
}
