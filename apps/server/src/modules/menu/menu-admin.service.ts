import { ROOT_ID, type MenuType } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { buildTree, matchesWithAncestors, subtreeIds } from '../../platform/tree.ts'
import { createMenuAdminRepository, type MenuAdminRepository, type MenuEntryRow } from './menu-admin.repository.ts'
import type { Authority, PageColumns } from '../authority/index.ts'
import {
  Menu,
  MenuAdminNode,
  type Category,
  type MenuBody,
  type MenuListQuery,
  type MenuMoveBody,
} from './menu-admin.schema.ts'
import type { Trx } from '../../platform/db/database.ts'
import { checkProductCode, demandNoWidening } from './menu-rights.policy.ts'
import { readTargets } from './menu-targets.ts'
import { checkEntry, checkParent, demandReachableMenuPage, readProperty } from './menu.policy.ts'

export interface MenuAdminServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: MenuAdminRepository
  configuration: ConfigurationWriter
  columns: PageColumns
  authority: Authority
}

interface ParentsQuery {
  category?: Category | undefined
  actor: Actor
}

interface Write {
  actor: Actor
  category: string
  ids: readonly string[]
  apply: (inside: MenuAdminRepository, rows: readonly MenuEntryRow[], trx: Trx) => Promise<void>
}

const DIRECTORY: MenuType = 1

/** Business logic of menu administration. */
export function createMenuAdminService(deps: MenuAdminServiceDeps) {
  const { repository, configuration, columns, authority, now, newId } = deps
  const limitNode = columns.limitValues(MenuAdminNode)
  const limitParent = columns.limitValues(MenuAdminNode, { except: ['add', 'edit'] })
  const limitRecord = columns.limitValues(Menu, { except: ['edit'] })

  async function list({ category = 'Web', keyword = '' }: MenuListQuery, actor: Actor): Promise<MenuAdminNode[]> {
    const limited = await limitNode(actor)
    const wanted = keyword.trim().toLowerCase()
    // The keyword searches only columns that the user may see.
    const matches = (row: MenuEntryRow) => {
      const { fullName, enCode, urlAddress } = limited(nodeOf(row))
      return [fullName, enCode, urlAddress].some((text) => text.toLowerCase().includes(wanted))
    }
    return buildTree(matchesWithAncestors(await repository.list(category), matches), (row) => limited(nodeOf(row)))
  }

  /** The directories that may contain an entry: all except the edited one and its descendants. */
  async function listParents(editedId: string, { category = 'Web', actor }: ParentsQuery): Promise<MenuAdminNode[]> {
    const limited = await limitParent(actor)
    const rows = await repository.list(category)
    const below = subtreeIds(rows, editedId)
    return buildTree(
      rows.filter(({ id, type }) => type === DIRECTORY && !below.has(id)),
      (row) => limited(nodeOf(row)),
    )
  }

  const get = async (id: string, actor: Actor): Promise<Menu> => (await limitRecord(actor))(await read(id))

  /** An entry with all its values. */
  async function read(id: string): Promise<Menu> {
    const row = found(await repository.find(id))
    return {
      ...valuesOf(row),
      linkTarget: row.linkTarget === '_blank' ? '_blank' : '_self',
      category: row.category === 'App' ? 'App' : 'Web',
      id: row.id,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    }
  }

  /**
   * Runs `apply` in a transaction that excludes other menu changes, and rolls back when the menu page would become
   * unreachable.
   */
  const write = ({ actor, category, ids, apply }: Write) =>
    configuration.write(actor, [{ table: 'menus', ids }], async (trx) => {
      const inside = createMenuAdminRepository(trx)
      await inside.lock()
      const of = category === 'App' ? 'App' : 'Web'
      const before = await inside.list(of)
      await apply(inside, before, trx)
      demandReachableMenuPage(before, await inside.list(of))
    })

  async function create(body: MenuBody, actor: Actor) {
    const id = newId()
    await write({
      actor,
      category: body.category,
      ids: [id],
      apply: async (inside, rows, trx) => {
        checkProductCode(body, { actor })
        checkEntry(body, { rows, ...(await readTargets(trx)), sameCode: await inside.listByCode(body.enCode) })
        await inside.insert([{ ...columnsOf(body), ...untouched, ...createdBy(actor, now()), id }])
      },
    })
  }

  async function update(id: string, { body, actor }: { body: MenuBody; actor: Actor }) {
    const { category } = found(await repository.find(id))
    if (body.category !== category) throw refusedField('category', 'menu.categoryFixed')
    await write({
      actor,
      category,
      ids: [id],
      apply: async (inside, rows, trx) => {
        const row = found(rows.find((one) => one.id === id))
        demandUnchanged(row, body.lastModifyTime)
        checkProductCode(body, { before: row, actor })
        checkEntry(body, {
          rows,
          ...(await readTargets(trx)),
          sameCode: await inside.listByCode(body.enCode),
          editedId: id,
        })
        await demandNoWidening(trx, { before: row, body, actor, authority })
        await inside.update(id, { ...columnsOf(body), ...modifiedBy(actor, laterThan(row, now())) })
      },
    })
  }

  async function remove(id: string, actor: Actor) {
    const { category } = found(await repository.find(id))
    await write({
      actor,
      category,
      ids: [id],
      apply: async (inside, rows) => {
        if (rows.some(({ parentId }) => parentId === id)) throw new AppError('refused', 'menu.hasChildren')
        await inside.update(id, deletedBy(actor, now()))
      },
    })
  }

  async function toggle(id: string, actor: Actor) {
    const { category } = found(await repository.find(id))
    await write({
      actor,
      category,
      ids: [id],
      apply: async (inside, rows) => {
        const row = found(rows.find((one) => one.id === id))
        await inside.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
      },
    })
  }

  /** Moves an entry into a directory, before one of its entries or to the end; the entries there are renumbered. */
  async function move(id: string, { body, actor }: { body: MenuMoveBody; actor: Actor }) {
    const moved = found(await repository.find(id))
    const siblings = (await repository.list(moved.category === 'App' ? 'App' : 'Web')).filter(
      ({ parentId }) => parentId === body.parentId,
    )
    await write({
      actor,
      category: moved.category,
      ids: [...new Set([id, ...siblings.map((row) => row.id)])],
      apply: async (inside, rows) => {
        checkParent(body.parentId, { rows, editedId: id })
        const row = found(rows.find((one) => one.id === id))
        const others = rows.filter(({ parentId, id: other }) => parentId === body.parentId && other !== id)
        const at = others.findIndex((other) => other.id === body.beforeId)
        if (body.beforeId && at === -1) throw new AppError('conflict', 'error.changed')
        const order = others.toSpliced(at === -1 ? others.length : at, 0, row)
        for (const [sortCode, entry] of order.entries()) {
          if (entry.sortCode === sortCode && entry.parentId === body.parentId) continue
          const stamp = modifiedBy(actor, laterThan(entry, now()))
          await inside.update(entry.id, { parentId: body.parentId, sortCode, ...stamp })
        }
      },
    })
  }

  return {
    readVersion: () => repository.readVersion(),
    list,
    listParents,
    get,
    read,
    create,
    update,
    remove,
    toggle,
    move,
  }
}

export type MenuAdminService = ReturnType<typeof createMenuAdminService>

/** Audit columns of a new record. */
export const untouched = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

const nodeOf = (row: MenuEntryRow) => ({
  id: row.id,
  parentId: row.parentId,
  fullName: row.fullName,
  enCode: row.enCode,
  icon: row.icon,
  type: row.type,
  urlAddress: row.urlAddress,
  linkTarget: row.linkTarget,
  category: row.category,
  propertyJson: row.propertyJson,
  enabledMark: row.enabledMark,
  sortCode: row.sortCode,
  isButtonAuthorize: row.isButtonAuthorize,
  isColumnAuthorize: row.isColumnAuthorize,
  isFormAuthorize: row.isFormAuthorize,
  isDataAuthorize: row.isDataAuthorize,
})

/** The editable values of an entry. */
export const valuesOf = (row: MenuEntryRow) => ({
  parentId: row.parentId,
  fullName: row.fullName,
  enCode: row.enCode,
  icon: row.icon,
  type: row.type,
  urlAddress: row.urlAddress,
  linkTarget: row.linkTarget,
  category: row.category,
  propertyJson: row.propertyJson,
  isButtonAuthorize: row.isButtonAuthorize,
  isColumnAuthorize: row.isColumnAuthorize,
  isFormAuthorize: row.isFormAuthorize,
  isDataAuthorize: row.isDataAuthorize,
  enabledMark: row.enabledMark,
  sortCode: row.sortCode,
  description: row.description,
})

/** The column values of a body. */
export function columnsOf(body: MenuBody) {
  const property = readProperty(body.propertyJson ?? '') ?? {}
  return {
    parentId: body.parentId || ROOT_ID,
    fullName: body.fullName.trim(),
    enCode: body.enCode,
    icon: body.icon,
    // The schema allows 1 to 8, and these are the types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    type: body.type as MenuType,
    urlAddress: (body.urlAddress ?? '').trim(),
    linkTarget: body.linkTarget ?? '_self',
    category: body.category,
    propertyJson: Object.keys(property).length === 0 ? '' : JSON.stringify(property),
    isButtonAuthorize: body.isButtonAuthorize ?? 0,
    isColumnAuthorize: body.isColumnAuthorize ?? 0,
    isFormAuthorize: body.isFormAuthorize ?? 0,
    isDataAuthorize: body.isDataAuthorize ?? 0,
    enabledMark: body.enabledMark ?? 1,
    sortCode: body.sortCode ?? 0,
    description: body.description ?? '',
  }
}
