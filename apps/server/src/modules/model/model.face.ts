import { PERMISSION, type Language, ROOT_ID } from '@sqos/contract'
import { type FormModel, isRecord, KINDS, readForm } from '@sqos/form-model'
import { may, type Actor } from '../../platform/actor.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Db } from '../../platform/db/database.ts'
import { withinTransaction } from '../../platform/db/within-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import {
  createAuthority,
  createFaceService,
  createPageAccess,
  createPersonOpener,
  createRowSources,
  type GrantingRows,
  type PageAccess,
} from '../authority/index.ts'
import { createModelEntryStore } from '../menu/model-entry.access.ts'
import { createRelease } from './model.release.ts'
import { createModelRepository, modelOfMenu } from './model.repository.ts'
import type { ModelFaceBody } from './model.schema.ts'
import { parseObject, nodesOf } from './table-plan/document.ts'
import { field } from './templates/build-document.ts'

interface FaceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  rows: GrantingRows
  pageAccess: PageAccess
}

/** Shows the page of a model as another user would get it after a release, without the release. */
export function createModelFace({ db, now, newId, rows, pageAccess }: FaceDeps) {
  const openPerson = createPersonOpener({ db, rows })

  /** Releases the design with these grants in a transaction that is rolled back, and reads the page of the user in it. */
  return async function face(
    id: string,
    { body, actor, language }: { body: ModelFaceBody; actor: Actor; language: Language },
  ) {
    const { userId, access = [] } = body
    if (!may(actor, PERMISSION.authority.viewAs)) throw new AppError('forbidden', 'error.forbidden')
    await openPerson(userId, actor)
    await pageAccess.demand(access, actor)
    return await rolledBack(db, async (within) => {
      const repository = createModelRepository(within)
      const model = found(await repository.find(id))
      const { formData = model.formData, columnData = model.columnData } = body
      await repository.update(id, withGrants({ formData, columnData }, access))
      const wired = { db: within, now, newId }
      const configuration = createConfigurationWriter(wired)
      const shared = { ...wired, configuration, rows: SEEN }
      const released = createRelease({
        ...shared,
        repository,
        pageAccess: createPageAccess({ ...shared, authority: createAuthority(within) }),
      })
      await released.release(id, { body: { pc: 1, pcModuleParentId: ROOT_ID, access: [...access] }, actor })
      const menus = await createModelEntryStore(within).list()
      const menu = found(menus.find((one) => modelOfMenu(one) === id && one.category === 'Web'))
      // A new one: the grants were written after the other one had read them. Rows are not counted: their columns may be missing.
      const authority = createAuthority(within)
      const actorNow = { ...actor, authorityVersion: await authority.version() }
      const show = createFaceService({ db: within, authority, sources: createRowSources(), rows: SEEN })
      return await show({ userId, menuId: menu.id }, { actor: actorNow, language })
    })
  }
}

export type ModelFace = ReturnType<typeof createModelFace>

/** Inside of the transaction: objects and person were checked before. */
const SEEN: GrantingRows = { hiddenAmong: () => Promise.resolve(new Set()), demandSeen: () => Promise.resolve() }

class RolledBack extends Error {
  override name = 'RolledBack'
}

/** Returns the result of a transaction that leaves nothing behind. */
async function rolledBack<Result>(db: Db, work: (within: Db) => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  try {
    await db.transaction().execute(async (trx) => {
      results.push(await work(withinTransaction(trx)))
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  const [result] = results
  if (result === undefined) throw new Error('model: a preview ended without a result')
  return result
}

interface Documents {
  formData: string | null
  columnData: string | null
}

/** The documents as a release with grants needs them: buttons and rows are granted, and own rows have a creator. */
function withGrants({ formData, columnData }: Documents, access: ModelFaceBody['access'] = []): Documents {
  if (access.length === 0) return { formData, columnData }
  const form = readForm(formData)
  const list = parseObject('columnData', columnData)
  return {
    formData: access.some(({ level }) => level === 'own') && !hasCreator(form) ? withCreator(formData) : formData,
    columnData: list ? JSON.stringify({ ...list, useBtnPermission: true, useDataPermission: true }) : columnData,
  }
}

const hasCreator = ({ fields }: FormModel) => fields.some(({ kind }) => kind.rowOwner === 'user')

/** Number of a component that no other one has in a preview. */
const FREE_NUMBER = 900_000

function withCreator(formData: string | null): string | null {
  const document = parseObject('formData', formData)
  if (!isRecord(document)) return formData
  const creator = KINDS.find(({ rowOwner }) => rowOwner === 'user')
  if (!creator) return formData
  const part = field(creator.name, ['creatorUserId', ''])(() => FREE_NUMBER)
  return JSON.stringify({ ...document, fields: [...nodesOf(document['fields']), part] })
}
