import { asNumber, type JsonRecord } from '@sqos/form-model'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { writeWorkbook, type CellInput } from '../../platform/workbook/index.ts'
import type { FileService } from '../file/index.ts'
import { RecordExportBody } from './online-dev.schema.ts'
import { readListQuery, type ListQuery } from './record-list.ts'
import type { OnlineDevDeps, RecordService } from './record.service.ts'

/** Rows that are in memory at a time. */
const PAGE = 1000
const ALL = '1'
const NUMBERS = new Set(['numInput', 'calculate', 'rate', 'slider'])

/** What a ticket keeps until it is fetched: who asked for what. The file itself is written while it goes out. */
const Ticket = Type.Object({
  modelId: Type.String(),
  body: RecordExportBody,
  actor: Type.Object({
    userId: Type.String(),
    account: Type.String(),
    realName: Type.String(),
    isAdministrator: Type.Boolean(),
    sessionId: Type.String(),
    organizeId: Type.Union([Type.Null(), Type.String()]),
  }),
})
type Ticket = Static<typeof Ticket>

/** Records as workbooks. */
export function createRecordExport({
  authority,
  list,
  records,
  files,
}: OnlineDevDeps & { records: RecordService; files: FileService }) {
  /** Checks what is asked for and answers where to fetch it, once. */
  async function offer(modelId: string, { body, actor }: { body: RecordExportBody; actor: Actor }) {
    const opened = await records.open(modelId, { actor, menuId: body.menuId })
    opened.access.demand('download')
    chosenColumns(readListQuery(opened, body), body)
    const { userId, account, realName, isAdministrator, sessionId, organizeId } = actor
    const ticket: Ticket = {
      modelId,
      body,
      actor: { userId, account, realName, isAdministrator, sessionId, organizeId },
    }
    const name = `${opened.model.fullName}.xlsx`
    const kept = await files.offer({
      name,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(ticket)),
    })
    const encryption = kept.url.split('encryption=')[1] ?? ''
    return { name, url: `/api/visualdev/OnlineDev/Download?encryption=${encryption}` }
  }

  /** The workbook of a ticket, row by row. Who lost the right meanwhile gets nothing. */
  async function open(encryption: string) {
    const { name, content } = await files.fetch(encryption)
    const ticket = parse(content)
    const version = await authority.version()
    const person = { ...ticket.actor, authorityVersion: version }
    const actor: Actor = { ...person, grants: (await authority.accessOf(person)).codes }
    const { body } = ticket
    const opened = await records.open(ticket.modelId, { actor, menuId: body.menuId })
    opened.access.demand('download')
    const query = readListQuery(opened, body)
    const columns = chosenColumns(query, body)
    const { currentPage = 1, pageSize = 20 } = body
    const isAll = String(body.dataType ?? '') === ALL

    const chosen = { ...query, columns }
    async function* rows(): AsyncGenerator<CellInput[]> {
      const pages = isAll
        ? list.pages(opened, { query: chosen, size: PAGE, actor })
        : [
            (await list.page(opened, { query: chosen, limit: pageSize, offset: (currentPage - 1) * pageSize, actor }))
              .rows,
          ]
      for await (const page of pages)
        for (const row of page)
          yield columns.map(({ prop, kind }) => cell(row, { prop, isNumber: NUMBERS.has(kind.name) }))
    }

    const headers = columns.map(({ label }) => ({ header: label, width: 20 }))
    return { name, stream: writeWorkbook({ sheetName: opened.model.fullName, columns: headers, rows: rows() }) }
  }

  return { offer, open }
}

export type RecordExport = ReturnType<typeof createRecordExport>

function chosenColumns({ columns }: ListQuery, { selectKey }: RecordExportBody) {
  // A text joined by commas may arrive as a list of that one text.
  const keys = [selectKey ?? '']
    .flat()
    .flatMap((key) => key.split(','))
    .filter((key) => key !== '')
  const chosen = keys.length === 0 ? columns : columns.filter(({ prop }) => keys.includes(prop))
  if (chosen.length === 0) throw new AppError('refused', 'onlineDev.noColumns')
  return chosen
}

function cell(row: JsonRecord, { prop, isNumber }: { prop: string; isNumber: boolean }): CellInput {
  const value = row[prop]
  if (isNumber) return asNumber(value) ?? (typeof value === 'string' ? value : null)
  return typeof value === 'string' ? value : null
}

function parse(content: Buffer): Ticket {
  const ticket: unknown = JSON.parse(content.toString('utf8'))
  if (!Value.Check(Ticket, ticket)) throw new AppError('notFound', 'file.linkExpired')
  return ticket
}
