import { LANGUAGES, type Language } from '@sqos/contract'
import type { ReportValues } from '@sqos/report-model'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Downloads } from '../download-record/index.ts'
import type { ReportFiles } from './report-files.ts'
import { REPORT_FORMATS, type ReportFileBody, type ReportFormat } from './report.schema.ts'

const KIND = 'report.file'

const Input = Type.Object({
  id: Type.String(),
  as: Type.Unsafe<ReportFormat>(Type.Union(REPORT_FORMATS.map((format) => Type.Literal(format)))),
  params: Type.Optional(Type.Unsafe<ReportValues>(Type.Object({}, { additionalProperties: true }))),
  language: Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
})
type Input = Static<typeof Input>

/** Exports of reports, as jobs whose files are in the download centre. */
export function createReportExport({ downloads, files }: { downloads: Downloads; files: ReportFiles }) {
  downloads.handle(KIND, async ({ input, actor }) => {
    if (!Value.Check(Input, input)) throw new AppError('refused', 'error.malformed')
    const { id, as, params, language } = input
    return await files.make(id, { as, params }, { actor, language, request: undefined })
  })

  /** Starts to make the file; returns undefined while it is not ready: the download centre then shows the progress. */
  async function order(
    id: string,
    { as, params }: ReportFileBody,
    { actor, language }: { actor: Actor; language: Language },
  ) {
    const name = await files.nameOf(id, as, { actor })
    const input: Input = { id, as, language, ...(params && { params }) }
    return await downloads.order({ kind: KIND, name, actor, input })
  }

  return { order }
}

export type ReportExport = ReturnType<typeof createReportExport>
