import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { readPortalIds } from '../portal/portal.access.ts'
import { pagesOf } from './screen-pages.ts'
import { createScreenRepository, type ScreenRecord, type ScreenRepository } from './screen.repository.ts'
import type { ScreenBody, ScreenQuery } from './screen.schema.ts'

interface ScreenServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: ScreenRepository
  configuration: ConfigurationWriter
}

/** Manages screens. */
export function createScreenService({ db, repository, configuration, now, newId }: ScreenServiceDeps) {
  const write = (actor: Actor, id: string, apply: (inTransaction: ScreenRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'screens', ids: [id] }], (trx) => apply(createScreenRepository(trx)))

  async function list(query: ScreenQuery) {
    const [rows, total] = await Promise.all([repository.list(query, now()), repository.count(query)])
    return {
      list: rows.map(({ authorName, authorAccount, creatorTime, lastModifyTime, pages, ...row }) => ({
        ...row,
        pageCount: pagesOf(pages).length,
        creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
        creatorTime: creatorTime.getTime(),
        lastModifyTime: lastModifyTime?.getTime() ?? null,
      })),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  async function get(id: string) {
    const row = found(await repository.find(id))
    return {
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      category: row.category,
      ratio: row.ratio,
      fit: row.fit,
      theme: row.theme,
      pages: pagesOf(row.pages),
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    }
  }

  async function create(body: ScreenBody, actor: Actor) {
    await checkPages(body)
    const id = newId()
    await write(actor, id, async (inTransaction) => {
      await checkNames(inTransaction, body)
      await inTransaction.insert({ ...valuesOf(body), ...createdBy(actor, now()), ...NOT_CHANGED, id })
    })
  }

  async function update(id: string, { body, actor }: { body: ScreenBody; actor: Actor }) {
    await checkPages(body, await repository.find(id))
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkNames(inTransaction, body, id)
      await inTransaction.update(id, { ...valuesOf(body, row), ...modifiedBy(actor, laterThan(row, now())) })
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

  /** Refuses a portal that does not exist; one that was deleted since may stay in a screen that is edited. */
  async function checkPages({ pages }: ScreenBody, before?: ScreenRecord) {
    const known = await readPortalIds(db)
    const present = new Set(pagesOf(before?.pages ?? '[]').map(({ portalId }) => portalId))
    if (pages.some(({ portalId }) => !known.has(portalId) && !present.has(portalId)))
      throw refusedField('pages', 'screen.portalUnknown')
  }

  return { list, get, create, update, remove, toggle }
}

export type ScreenService = ReturnType<typeof createScreenService>

const NOT_CHANGED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** Refuses a name or code of another screen. */
async function checkNames(
  repository: ScreenRepository,
  { fullName, enCode }: Pick<ScreenBody, 'fullName' | 'enCode'>,
  id?: string,
) {
  const wanted = { fullName: fullName.trim(), enCode: enCode.trim() }
  const others = await repository.findNamesakes({ ...wanted, id })
  if (others.some((row) => row.fullName === wanted.fullName)) throw refusedField('fullName', 'screen.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'screen.codeTaken')
}

const NEW = { category: '', enabledMark: 1, sortCode: 0, description: '' }

/** Values that the body leaves out stay as they were. */
const valuesOf = (body: ScreenBody, before = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  category: body.category ?? before.category,
  ratio: body.ratio,
  fit: body.fit,
  theme: body.theme,
  pages: JSON.stringify(body.pages.map(({ portalId, seconds }) => ({ portalId, seconds }))),
  enabledMark: body.enabledMark ?? before.enabledMark,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
})
