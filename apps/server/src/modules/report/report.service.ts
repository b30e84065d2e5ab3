import { randomInt } from 'node:crypto'
import { readReport } from '@sqos/report-model'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import {
  createReportRepository,
  type REPORT_SEARCHED,
  type ReportRecord,
  type ReportRepository,
} from './report.repository.ts'
import { Report, ReportRow, type ReportBody, type ReportQuery } from './report.schema.ts'

interface ReportServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: ReportRepository
  configuration: ConfigurationWriter
  columns: PageColumns<(typeof REPORT_SEARCHED)[number]>
}

/** Manages reports. */
export function createReportService({ repository, configuration, columns, now, newId }: ReportServiceDeps) {
  const limitRow = columns.limitValues(ReportRow)
  const limitRecord = columns.limitValues(Report, { except: ['edit'] })
  const write = (actor: Actor, id: string, apply: (inTransaction: ReportRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'reports', ids: [id] }], (trx) => apply(createReportRepository(trx)))

  async function list(query: ReportQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [rows, total] = await Promise.all([repository.list(asked), repository.count(asked)])
    return {
      list: rows.map(({ authorName, authorAccount, creatorTime, lastModifyTime, ...row }) =>
        limited({
          ...row,
          creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
          creatorTime: creatorTime.getTime(),
          lastModifyTime: lastModifyTime?.getTime() ?? null,
        }),
      ),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  const listOptions = () => repository.listEnabled()

  const find = async (id: string) => found(await repository.find(id))

  async function get(id: string, actor: Actor) {
    const limited = await limitRecord(actor)
    const row = await find(id)
    return limited({
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      categoryId: row.categoryId,
      content: row.content,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  async function create(body: ReportBody, actor: Actor, id = newId()): Promise<string> {
    checkDocument(body)
    await write(actor, id, async (inTransaction) => {
      await checkNames(inTransaction, body)
      await inTransaction.insert({ ...valuesOf(body), ...createdBy(actor, now()), ...NOT_CHANGED, id })
    })
    return id
  }

  async function update(id: string, { body, actor }: { body: ReportBody; actor: Actor }) {
    checkDocument(body)
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkNames(inTransaction, body, id)
      await inTransaction.update(id, { ...valuesOf(body, row), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** A disabled copy. Source of its name: contract of the API family, second, section 2.1. */
  async function copy(id: string, actor: Actor) {
    const { creatorTime: _created, lastModifyTime: _modified, deleteTime: _deleted, ...row } = await find(id)
    const copyId = newId()
    const suffix = String(randomInt(10_000, 100_000))
    await write(actor, copyId, async (inTransaction) => {
      const names = { fullName: `${row.fullName}.副本${suffix}`, enCode: `${row.enCode}${suffix}` }
      if (names.fullName.length > 100 || names.enCode.length > 50) throw new AppError('refused', 'report.copyTooLong')
      await checkNames(inTransaction, names)
      await inTransaction.insert({
        ...row,
        ...names,
        ...NOT_CHANGED,
        ...createdBy(actor, now()),
        id: copyId,
        enabledMark: 0,
      })
    })
  }

  async function remove(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      found(await inTransaction.find(id))
      await inTransaction.update(id, deletedBy(actor, now()))
    })
  }

  async function toggle(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function listRevisions(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    await find(id)
    const rows = await repository.listRevisions(id)
    return rows.map(({ after, createdAt, realName, account, ...row }, index) => ({
      id: row.id,
      creatorTime: createdAt.getTime(),
      userName: account === null ? '' : `${realName}/${account}`,
      fullName: textOf(after, 'full_name') ?? '',
      isCurrent: index === 0,
    }))
  }

  /** The design of a revision. */
  async function getRevision(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    await columns.demandAllColumns(actor)
    const { after } = found((await repository.listRevisions(id)).find((one) => one.id === revisionId))
    const content = textOf(after, 'content')
    if (content === undefined) throw new AppError('notFound', 'error.recordMissing')
    return { content }
  }

  /** Restores the design of a revision: a new write, so that nothing is lost. */
  async function restore(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    const { content } = await getRevision(id, { revisionId, actor })
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { content, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  return { list, listOptions, find, get, create, update, copy, remove, toggle, listRevisions, getRevision, restore }
}

export type ReportService = ReturnType<typeof createReportService>

const NOT_CHANGED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** A text column of a row as JSON. */
function textOf(row: unknown, column: string): string | undefined {
  const value: unknown =
    typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === column)?.[1] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Refuses a name or code of another report. */
async function checkNames(
  repository: ReportRepository,
  { fullName, enCode }: Pick<ReportBody, 'fullName' | 'enCode'>,
  id?: string,
) {
  const wanted = { fullName: fullName.trim(), enCode: enCode.trim() }
  const others = await repository.findNamesakes({ ...wanted, id })
  if (others.some((row) => row.fullName === wanted.fullName)) throw refusedField('fullName', 'report.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'report.codeTaken')
}

/** Refuses a text that is no document. */
function checkDocument({ content }: ReportBody) {
  if (content && !readReport(content)) throw refusedField('content', 'report.documentBroken')
}

const NEW = { content: '', enabledMark: 1, sortCode: 0, description: '' }

/** Values that the body leaves out stay as they were. */
const valuesOf = (body: ReportBody, before: Pick<ReportRecord, keyof typeof NEW> = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  categoryId: body.categoryId,
  content: body.content ?? before.content,
  enabledMark: body.enabledMark ?? before.enabledMark,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
})
