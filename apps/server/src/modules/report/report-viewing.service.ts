import { PERMISSION } from '@sqos/contract'
import { readReport, type ReportDocument } from '@sqos/report-model'
import { may, type Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authority } from '../authority/index.ts'
import { reportsIn } from './report.access.ts'
import type { ReportRepository } from './report.repository.ts'

interface ViewingDeps {
  repository: ReportRepository
  authority: Authority
}

/** Reports for the people who open them. */
export function createReportViewing({ repository, authority }: ViewingDeps) {
  /** Whether an entry of the actor's menu opens the report; who designs reports opens all. */
  async function isGranted(id: string, actor: Actor): Promise<boolean> {
    if (may(actor, PERMISSION.report.view)) return true
    const { menuList } = (await authority.accessOf(actor)).menu()
    return reportsIn(menuList).includes(id)
  }

  /** A report that the actor may open, with its document. */
  async function open(id: string, actor: Actor) {
    const row = await repository.find(id)
    if (!row || row.enabledMark !== 1 || !(await isGranted(id, actor)))
      throw new AppError('refused', 'report.notGranted')
    return { id: row.id, fullName: row.fullName, content: row.content, document: documentIn(row.content) }
  }

  /** A report as the page shows it. */
  async function auth(id: string, actor: Actor) {
    const { document: _document, ...report } = await open(id, actor)
    return { ...report, maySend: may(actor, PERMISSION.report.edit) }
  }

  return { open, auth }
}

export type ReportViewing = ReturnType<typeof createReportViewing>

/** The document of a design; an empty text is an empty report. */
export function documentIn(content: string): ReportDocument {
  const document = readReport(content.trim() === '' ? '{"blocks":[]}' : content)
  if (!document) throw new AppError('refused', 'report.documentBroken')
  return document
}
