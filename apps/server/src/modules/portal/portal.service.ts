import { randomInt } from 'node:crypto'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import { isPortalDocument } from './portal-document.ts'
import {
  createPortalRepository,
  type PORTAL_SEARCHED,
  type PortalRecord,
  type PortalRepository,
} from './portal.repository.ts'
import { Portal, PortalRow, type PortalBody, type PortalQuery } from './portal.schema.ts'

interface PortalServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: PortalRepository
  configuration: ConfigurationWriter
  columns: PageColumns<(typeof PORTAL_SEARCHED)[number]>
}

/** Manages portals. */
export function createPortalService({ repository, configuration, columns, now, newId }: PortalServiceDeps) {
  const limitRow = columns.limitValues(PortalRow)
  const limitRecord = columns.limitValues(Portal, { except: ['edit'] })
  const write = (actor: Actor, id: string, apply: (inTransaction: PortalRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'portals', ids: [id] }], (trx) => apply(createPortalRepository(trx)))

  async function list(query: PortalQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [rows, total] = await Promise.all([repository.list(asked), repository.count(asked)])
    return {
      list: rows.map(({ authorName, authorAccount, categoryName, creatorTime, lastModifyTime, ...row }) =>
        limited({
          ...row,
          category: categoryName ?? '',
          creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
          creatorTime: creatorTime.getTime(),
          lastModifyTime: lastModifyTime?.getTime() ?? null,
        }),
      ),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  const find = async (id: string) => found(await repository.find(id))

  async function get(id: string, actor: Actor) {
    const limited = await limitRecord(actor)
    const row = await find(id)
    return limited({
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      category: row.category,
      type: row.type,
      linkType: row.linkType,
      customUrl: row.customUrl,
      formData: row.formData,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      enabledLock: row.enabledLock,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  async function create(body: PortalBody, actor: Actor, id = newId()): Promise<string> {
    checkTarget(body)
    await write(actor, id, async (inTransaction) => {
      await checkNames(inTransaction, body)
      await inTransaction.insert({ ...valuesOf(body), ...createdBy(actor, now()), ...NOT_CHANGED, id })
    })
    return id
  }

  async function update(id: string, { body, actor }: { body: PortalBody; actor: Actor }) {
    checkTarget(body)
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkNames(inTransaction, body, id)
      await inTransaction.update(id, { ...valuesOf(body, row), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** A disabled copy. Source of its name: contract of the API family, second, section 1.2. */
  async function copy(id: string, actor: Actor) {
    const { creatorTime: _created, lastModifyTime: _modified, deleteTime: _deleted, ...row } = await find(id)
    const copyId = newId()
    const suffix = String(randomInt(10_000, 100_000))
    await write(actor, copyId, async (inTransaction) => {
      const names = { fullName: `${row.fullName}.副本${suffix}`, enCode: `${row.enCode}${suffix}` }
      if (names.fullName.length > 100 || names.enCode.length > 50) throw new AppError('refused', 'portal.copyTooLong')
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
    const formData = textOf(after, 'form_data')
    if (formData === undefined) throw new AppError('notFound', 'error.recordMissing')
    return { formData }
  }

  /** Restores the design of a revision: a new write, so that nothing is lost. */
  async function restore(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    const { formData } = await getRevision(id, { revisionId, actor })
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { formData, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  return { list, find, get, create, update, copy, remove, toggle, listRevisions, getRevision, restore }
}

export type PortalService = ReturnType<typeof createPortalService>

const NOT_CHANGED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** A text column of a row as JSON. */
function textOf(row: unknown, column: string): string | undefined {
  const value: unknown =
    typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === column)?.[1] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Refuses a name or code of another portal. */
async function checkNames(
  repository: PortalRepository,
  { fullName, enCode }: Pick<PortalBody, 'fullName' | 'enCode'>,
  id?: string,
) {
  const wanted = { fullName: fullName.trim(), enCode: enCode.trim() }
  const others = await repository.findNamesakes({ ...wanted, id })
  if (others.some((row) => row.fullName === wanted.fullName)) throw refusedField('fullName', 'portal.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'portal.codeTaken')
}

/** Refuses an address that no browser opens safely, and a design that is not a document. */
function checkTarget({ type = 0, linkType, customUrl, formData }: PortalBody) {
  if (type === 0) {
    if (formData && !isPortalDocument(formData)) throw refusedField('formData', 'portal.documentBroken')
    return
  }
  const address = customUrl?.trim() ?? ''
  if (linkType === undefined || linkType === null) throw refusedField('linkType', 'portal.linkTypeMissing')
  if (address === '') throw refusedField('customUrl', 'portal.addressMissing')
  if (linkType === 1 && !/^https?:\/\/[^\s/]/i.test(address)) throw refusedField('customUrl', 'portal.addressOfLink')
  if (linkType === 0 && !/^(@\/views\/|\/)?[A-Za-z0-9_\-.]+(\/[A-Za-z0-9_\-.]+)*([?#].*)?$/.test(address))
    throw refusedField('customUrl', 'portal.addressOfPage')
}

const NEW = {
  type: 0,
  linkType: null,
  customUrl: '',
  formData: '',
  enabledMark: 1,
  enabledLock: 0,
  sortCode: 0,
  description: '',
}

/** Values that the body leaves out stay as they were. */
const valuesOf = (body: PortalBody, before: Pick<PortalRecord, keyof typeof NEW> = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  category: body.category,
  type: body.type ?? before.type,
  linkType: body.linkType === undefined ? before.linkType : body.linkType,
  customUrl: body.customUrl?.trim() ?? before.customUrl,
  formData: body.formData ?? before.formData,
  enabledMark: body.enabledMark ?? before.enabledMark,
  enabledLock: body.enabledLock ?? before.enabledLock,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
})
