import { readReport } from '@sqos/report-model'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import type { ReportRepository } from './report.repository.ts'
import { reportParts } from './report.schema.ts'
import type { ReportService } from './report.service.ts'

/** Suffixes of exported reports, ours first. Source: contract of the API family, second, section 2.1. */
const SUFFIXES = ['.json', '.rp'] as const

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** One row; unknown keys of other systems are ignored. */
const ReportFile = Type.Object({
  ...reportParts,
  id: orNull(Type.String()),
  enabledMark: orNull(Type.Integer()),
  sortCode: orNull(Type.Integer({ minimum: 0, maximum: 999_999 })),
})

interface TransferDeps {
  service: ReportService
  repository: ReportRepository
  tickets: TicketService
  columns: PageColumns
}

/** Exports and imports reports. The document is kept byte for byte, and the id, so that menu entries still find the report. */
export function createReportTransfer({ service, repository, columns, tickets }: TransferDeps) {
  async function exportReport(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const row = await service.find(id)
    const content = {
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      categoryId: row.categoryId,
      content: row.content,
      description: row.description,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
    }
    return await tickets.offer({
      name: `${row.fullName}${SUFFIXES[0]}`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content)),
    })
  }

  async function importFile({ name, content }: Upload, actor: Actor) {
    const file = parseJson(content.toString('utf8'))
    const hasSuffix = SUFFIXES.some((suffix) => name.toLowerCase().endsWith(suffix))
    if (!hasSuffix || !Value.Check(ReportFile, file)) throw new AppError('refused', 'report.importBroken')
    if (!readReport(file.content ?? '')) throw new AppError('refused', 'report.importBroken')
    const id = file.id && /^[\w-]{1,50}$/.test(file.id) ? file.id : undefined
    const names = { fullName: file.fullName.trim(), enCode: file.enCode.trim(), id: undefined }
    const isPresent = id !== undefined && (await repository.find(id)) !== undefined
    if (isPresent || (await repository.findNamesakes(names)).length > 0)
      throw new AppError('refused', 'report.importPresent')
    // The id of a deleted report stays with it.
    const isFree = id !== undefined && !(await repository.isKnown(id))
    await service.create(
      {
        fullName: file.fullName,
        enCode: file.enCode,
        categoryId: file.categoryId,
        content: file.content ?? null,
        description: file.description ?? null,
        sortCode: file.sortCode ?? 0,
        enabledMark: file.enabledMark === 0 ? 0 : 1,
      },
      actor,
      ...(isFree ? [id] : []),
    )
  }

  return { exportReport, importFile }
}

export type ReportTransfer = ReturnType<typeof createReportTransfer>

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
