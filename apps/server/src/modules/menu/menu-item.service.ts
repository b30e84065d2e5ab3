import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { productItems } from './menu-rights.policy.ts'
import { createMenuItemRepository, type MenuItemRepository } from './menu-item.repository.ts'
import type { ModuleItem, ModuleItemBatchBody, ModuleItemBody } from './menu-item.schema.ts'
import type { MenuItemsTable } from './menu.tables.ts'

export interface MenuItemServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: MenuItemRepository
  configuration: ConfigurationWriter
}

interface Checked {
  body: ModuleItemBody
  actor: Actor
  /** The item that is changed; undefined for a new one. */
  edited?: { id: string; enCode: string }
}

/** Format of the code of a button, column or field: field names may contain dots and dashes. */
const CODE = /^[A-Za-z_][\w.-]*$/
const MAX_SORT_CODE = 9999

/** Manages the buttons, columns or form fields of menu entries, which can be granted one by one. */
export function createMenuItemService(
  kind: MenuItemsTable['kind'],
  { repository, configuration, now, newId }: MenuItemServiceDeps,
) {
  async function list(moduleId: string): Promise<ModuleItem[]> {
    found(await repository.findMenu(moduleId))
    return (await repository.listItems(kind, moduleId)).map(itemOf)
  }

  const get = async (id: string): Promise<ModuleItem> => itemOf(found(await repository.findItem(kind, id)))

  async function check(inside: MenuItemRepository, { body, actor, edited }: Checked) {
    const menu = await inside.holdMenu(body.moduleId)
    if (!menu) throw refusedField('moduleId', 'menu.missing')
    if (body.fullName.trim() === '') throw refusedField('fullName', 'validation.required')
    if (!CODE.test(body.enCode)) throw refusedField('enCode', 'menu.itemCode')
    demandOwnCode(menu, { codes: [body.enCode], before: edited?.enCode, actor })
    const others = await inside.listItems(kind, body.moduleId)
    if (others.some((row) => row.id !== edited?.id && row.enCode === body.enCode))
      throw refusedField('enCode', 'menu.itemCodeTaken')
  }

  /** Refuses codes of built-in buttons and columns: users may hold the item that would take the code. */
  function demandOwnCode(
    menu: { enCode: string },
    { codes, before, actor }: { codes: readonly string[]; before?: string | undefined; actor: Actor },
  ) {
    if (actor.isAdministrator || (codes.length === 1 && codes[0] === before)) return
    const reserved = productItems(menu.enCode, kind)
    if ([...codes, ...(before === undefined ? [] : [before])].some((code) => reserved.has(code)))
      throw refusedField('enCode', 'menu.itemCodeReserved')
  }

  async function create(body: ModuleItemBody, actor: Actor) {
    const id = newId()
    await configuration.write(actor, [{ table: 'menuItems', ids: [id] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      await check(inside, { body, actor })
      await inside.insertItems([
        { ...valuesOf(body), ...newRecord, ...createdBy(actor, now()), id, kind, menuId: body.moduleId },
      ])
    })
  }

  /** Adds the items whose codes do not exist yet; returns their number. */
  async function createMany({ moduleId, list: wanted }: ModuleItemBatchBody, actor: Actor): Promise<number> {
    const ids = wanted.map(() => newId())
    return await configuration.write(actor, [{ table: 'menuItems', ids }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      const menu = await inside.holdMenu(moduleId)
      if (!menu) throw refusedField('moduleId', 'menu.missing')
      if (wanted.some(({ enCode }) => !CODE.test(enCode))) throw refusedField('list', 'menu.itemCode')
      const present = await inside.listItems(kind, moduleId)
      const taken = new Set(present.map(({ enCode }) => enCode))
      const last = Math.max(-1, ...present.map(({ sortCode }) => sortCode))
      const added = wanted.map(({ enCode }) => enCode).filter((enCode) => !taken.has(enCode))
      demandOwnCode(menu, { codes: added, actor })
      const rows = wanted.flatMap(({ enCode, fullName }, index) => {
        if (taken.has(enCode)) return []
        taken.add(enCode)
        const sortCode = Math.min(last + 1 + index, MAX_SORT_CODE)
        return [
          {
            ...newRecord,
            ...createdBy(actor, now()),
            id: ids[index] ?? newId(),
            kind,
            menuId: moduleId,
            fullName,
            enCode,
            sortCode,
          },
        ]
      })
      if (rows.length > 0) await inside.insertItems(rows)
      return rows.length
    })
  }

  async function update(id: string, { body, actor }: { body: ModuleItemBody; actor: Actor }) {
    const { menuId } = found(await repository.findItem(kind, id))
    if (body.moduleId !== menuId) throw refusedField('moduleId', 'menu.moduleFixed')
    await configuration.write(actor, [{ table: 'menuItems', ids: [id] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      const row = found(await inside.findItem(kind, id))
      demandUnchanged(row, body.lastModifyTime)
      await check(inside, { body, actor, edited: row })
      await inside.updateItem(id, { ...valuesOf(body), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function toggle(id: string, actor: Actor) {
    found(await repository.findItem(kind, id))
    await configuration.write(actor, [{ table: 'menuItems', ids: [id] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      const row = found(await inside.findItem(kind, id))
      await inside.updateItem(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function remove(id: string, actor: Actor) {
    found(await repository.findItem(kind, id))
    await configuration.write(actor, [{ table: 'menuItems', ids: [id] }], async (trx) => {
      await createMenuItemRepository(trx).updateItem(id, deletedBy(actor, now()))
    })
  }

  return { list, get, create, createMany, update, toggle, remove }
}

export type MenuItemService = ReturnType<typeof createMenuItemService>

const newRecord = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

type Row = NonNullable<Awaited<ReturnType<MenuItemRepository['findItem']>>>

const itemOf = (row: Row): ModuleItem => ({
  id: row.id,
  moduleId: row.menuId,
  fullName: row.fullName,
  enCode: row.enCode,
  enabledMark: row.enabledMark,
  sortCode: row.sortCode,
  description: row.description,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const valuesOf = ({ fullName, enCode, enabledMark = 1, sortCode = 0, description = '' }: ModuleItemBody) => ({
  fullName: fullName.trim(),
  enCode,
  enabledMark,
  sortCode,
  description,
})
