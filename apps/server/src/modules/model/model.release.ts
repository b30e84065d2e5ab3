import { ROOT_ID, MENU_TYPE } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { buildTree } from '../../platform/tree.ts'
import { grantPage } from '../authority/authority.access.ts'
import type { PageAccess } from '../authority/index.ts'
import { createModelEntryStore, menuTarget } from '../menu/model-entry.access.ts'
import { createEntryItems } from './model.entries.ts'
import { RESERVED_CODES } from './model.proposal.ts'
import { releasedGrantsOf, type ReleasedGrants } from './release-items.ts'
import { nodesOf, parseObject, parseTables } from './table-plan/document.ts'
import { createModelRepository, modelOfMenu, type VisualModelRecord } from './model.repository.ts'
import type { ReleaseBody } from './model.schema.ts'
import type { ModelDeps } from './model.writer.ts'

const SORT_CODE = 999
const SIDES = [
  { category: 'Web', asked: 'pc', parent: 'pcModuleParentId' },
  { category: 'App', asked: 'app', parent: 'appModuleParentId' },
] as const
type Side = (typeof SIDES)[number]

interface Target {
  side: Side
  menuId: string
  /** Undefined when the entry exists already. */
  parentId: string | undefined
}

/** Releases models: menu entries with their buttons, columns, fields and data schemes. */
export function createRelease({
  db,
  repository,
  configuration,
  events,
  now,
  newId,
  pageAccess,
}: ModelDeps & { events?: Pick<Events, 'append'>; pageAccess?: PageAccess }) {
  const entryItems = createEntryItems({ now, newId })

  /** Adds the model to the menus, or updates its entries, and gives the named objects access to them. */
  async function release(id: string, { body, actor }: { body: ReleaseBody; actor: Actor }) {
    demandReleasable(found(await repository.find(id)))
    await pageAccess?.demand(body.access ?? [], actor)
    const menus = (await createModelEntryStore(db).list()).filter((menu) => modelOfMenu(menu) === id)
    const targets = SIDES.filter(({ asked }) => body[asked] === 1).map((side): Target => {
      const present = menus.find(({ category }) => category === side.category)
      if (present) return { side, menuId: present.id, parentId: undefined }
      const parentId = body[side.parent]
      if (!parentId) throw refusedField(side.parent, 'validation.required')
      return { side, menuId: newId(), parentId }
    })
    if (targets.length === 0) throw new AppError('refused', 'model.releaseNowhere')

    await configuration.write(actor, [menuTarget(targets.map(({ menuId }) => menuId))], async (trx) => {
      // Read again inside the transaction: the model may have been saved since.
      const model = found(await createModelRepository(trx).find(id))
      demandReleasable(model)
      const grants = releasedGrantsOf(model)
      for (const target of targets) {
        const { menuId } = target
        await demandFreeCode(trx, { model, target })
        await writeEntry(trx, { model, target, demands: grants.demands, actor })
        await entryItems.writeItems(trx, { menuId, items: grants.items, actor })
        await entryItems.addSchemes(trx, { menuId, schemes: grants.schemes, actor })
        await entryItems.addFields(trx, { menuId, fields: grants.fields, actor })
        if (target.parentId !== undefined && (await isOwnDesign(trx, { model, actor })))
          await grantPage(trx, { menuId, userId: actor.userId, now: now() })
      }
      await events?.append(trx, { type: 'model.released', actorId: actor.userId, payload: { modelId: id } })
    })
    await pageAccess?.write(
      targets.map(({ menuId }) => menuId),
      body.access ?? [],
      actor,
    )
  }

  /** The objects that may use the released pages of a model. */
  async function listHolders(id: string, actor: Actor) {
    found(await repository.find(id))
    const menus = (await createModelEntryStore(db).list()).filter((menu) => modelOfMenu(menu) === id)
    if (!pageAccess || menus.length === 0) return []
    return await pageAccess.read(
      menus.map((menu) => menu.id),
      actor,
    )
  }

  interface Entry {
    model: VisualModelRecord
    target: Target
    demands: ReleasedGrants['demands']
    actor: Actor
  }

  async function writeEntry(trx: Trx, { model, target, demands, actor }: Entry) {
    const { side, menuId, parentId } = target
    const named = {
      ...demands,
      fullName: model.fullName,
      enCode: model.enCode,
      urlAddress: `model/${model.enCode.replaceAll('.', '')}`,
    }
    const entries = createModelEntryStore(trx)
    if (parentId === undefined) {
      await entries.update([menuId], { ...named, ...modifiedBy(actor, now()) })
      return
    }
    await demandParent(trx, { parentId, side })
    await entries.insert({
      ...named,
      ...createdBy(actor, now()),
      id: menuId,
      parentId,
      category: side.category,
      icon: 'icon-file',
      propertyJson: JSON.stringify({ moduleId: model.id, isTree: 0, iconBackgroundColor: '' }),
      sortCode: SORT_CODE,
    })
  }

  /** Removes the menu entries of a model, not the model. */
  async function withdraw(id: string, actor: Actor) {
    found(await repository.find(id))
    const menus = (await createModelEntryStore(db).list()).filter((menu) => modelOfMenu(menu) === id)
    const ids = menus.map((menu) => menu.id)
    if (ids.length === 0) throw new AppError('refused', 'model.notReleased')
    await configuration.write(actor, [menuTarget(ids)], (trx) =>
      createModelEntryStore(trx).update(ids, deletedBy(actor, now())),
    )
  }

  /** The menu directories that may contain an entry. */
  async function listParents(category: Side['category']) {
    const rows = await createModelEntryStore(db).listDirectories(category)
    return buildTree(rows, (row) => row)
  }

  return { release, withdraw, listParents, listHolders }
}

export type Release = ReturnType<typeof createRelease>

function demandReleasable(model: VisualModelRecord) {
  if (model.state !== 1) throw new AppError('refused', 'model.releaseDisabled')
  const form = parseObject('formData', model.formData)
  if (!form || nodesOf(form['fields']).length === 0) throw new AppError('refused', 'model.releaseWithoutForm')
  if (model.webType === 1) return
  const columns = parseObject('columnData', model.columnData)
  if (nodesOf(columns?.['columnList']).length === 0) throw new AppError('refused', 'model.releaseWithoutList')
}

async function demandFreeCode(trx: Trx, { model, target }: { model: VisualModelRecord; target: Target }) {
  if (RESERVED_CODES.has(model.enCode)) throw refusedField('enCode', 'model.codeOfMenu')
  const { menuId, side } = target
  const others = await createModelEntryStore(trx).listByCode(model.enCode, { menuId })
  // The entries of one model in Web and App share its code.
  const isShared = (other: (typeof others)[number]) =>
    other.category !== side.category && other.type === MENU_TYPE.model && modelOfMenu(other) === model.id
  if (!others.every(isShared)) throw refusedField('enCode', 'model.codeOfMenu')
}

async function demandParent(trx: Trx, { parentId, side }: { parentId: string; side: Side }) {
  if (parentId === ROOT_ID) return
  const isDirectory = await createModelEntryStore(trx).isDirectory(parentId, side.category)
  if (!isDirectory) throw refusedField(side.parent, 'model.parentMissing')
}

/**
 * Whether the caller designed the model, on tables that the platform created for it. Only then does a release give the page to the caller:
 * other tables may hold records that the caller may not see.
 */
async function isOwnDesign(trx: Trx, { model, actor }: { model: VisualModelRecord; actor: Actor }): Promise<boolean> {
  if (actor.isAdministrator || model.creatorUserId !== actor.userId) return false
  const tables = parseTables(model.tables).map(({ table }) => table)
  return await createModelRepository(trx).ownsTables(model.id, tables)
}
