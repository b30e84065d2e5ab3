import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Authority } from './authority.ts'
import type { Holder } from './authority.repository.ts'
import { demandHeldGrants } from './delegation.ts'
import { grantables, type Grantable } from './editable.ts'
import { bitsOf } from './grant-level.ts'
import type { GrantingRows } from './granting-rows.ts'
import { openGrantingObject } from './grants.policy.ts'
import { createGrantsRepository, grantId, type Grant, type ObjectType } from './grants.repository.ts'
import { SCHEME } from './row-scope.ts'

/** What an object may do on a page, in one word. */
export type AccessLevel = 'own' | 'view' | 'edit'

/** An object with its level; `none` takes the page away. */
export interface PageHolder extends Holder {
  level: AccessLevel | 'none'
}

/** An object that may use a page. `custom`: its grants are those of no level. */
export interface ReadPageHolder extends Holder {
  fullName: string
  level: AccessLevel | 'custom'
}

const OBJECT_TYPES = ['Role', 'Organize', 'User', 'Position', 'Group'] as const satisfies readonly ObjectType[]

/** Buttons of the levels that do not manage the records of others. */
const BUTTONS: Readonly<Record<'own' | 'view', ReadonlySet<string>>> = {
  own: new Set(['btn_add', 'btn_detail']),
  view: new Set(['btn_detail', 'btn_download']),
}

interface PageAccessDeps extends Pick<Deps, 'db' | 'now'> {
  authority: Authority
  rows: GrantingRows
  configuration: ConfigurationWriter
}

/** Reads and changes who may use pages, in levels instead of single items. The grants are those of the permission editor. */
export function createPageAccess({ db, now, authority, rows, configuration }: PageAccessDeps) {
  /** The items of the pages that the caller may grant. The version is read again: the pages may be new. */
  async function itemsOf(menuIds: readonly string[], actor: Actor): Promise<Grantable[]> {
    const authorityVersion = await authority.version()
    return grantables(await authority.open({ ...actor, authorityVersion })).filter(({ menu }) =>
      menuIds.includes(menu.id),
    )
  }

  /** Refuses objects whose grants the caller may not change. */
  async function demand(holders: readonly Holder[], actor: Actor): Promise<void> {
    for (const { objectType, objectId } of holders)
      await openGrantingObject({ db, rows }, { actor, holder: { objectType, objectId } })
  }

  /** The objects that may use the pages, with their levels. */
  async function read(menuIds: readonly string[], actor: Actor): Promise<ReadPageHolder[]> {
    const items = await itemsOf(menuIds, actor)
    const repository = createGrantsRepository(db)
    const holders: ReadPageHolder[] = []
    for (const objectType of OBJECT_TYPES) {
      const found = await Promise.all(menuIds.map((id) => repository.holdersOf(id, objectType)))
      const objects = await repository.findObjects(objectType, [...new Set(found.flat())])
      const hidden = await rows.hiddenAmong(
        objects.map(({ id }) => id),
        { objectType, actor },
      )
      for (const { id: objectId, fullName } of objects.filter(({ id }) => !hidden.has(id))) {
        const rights = await repository.rightsOf([{ objectType, objectId }])
        const rightsTo = (item: Grantable) => rights.get(grantId({ objectType, objectId }, grantOf(item)))
        holders.push({ objectType, objectId, fullName, level: levelOf(items, rightsTo) })
      }
    }
    return holders
  }

  /** Gives each object the items of its level, and takes the other items of the pages away. Other objects stay unchanged. */
  async function write(menuIds: readonly string[], holders: readonly PageHolder[], actor: Actor): Promise<void> {
    if (holders.length === 0) return
    await demand(holders, actor)
    const items = await itemsOf(menuIds, actor)
    const repository = createGrantsRepository(db)
    const rights = await repository.rightsOf(holders)
    const changes = holders.map(({ objectType, objectId, level }) => {
      const holder = { objectType, objectId }
      const rightsTo = (item: Grantable) => rights.get(grantId(holder, grantOf(item)))
      const isGranted = (item: Grantable) => rightsTo(item) !== undefined
      const isWanted = (item: Grantable) => level !== 'none' && belongsTo(level, item)
      return {
        holder,
        added: items.filter((item) => isWanted(item) && !isGranted(item)).map(grantOf),
        widened: items
          .filter((item) => isWanted(item) && isGranted(item) && rightsTo(item) !== bitsOf(null))
          .map(grantOf),
        removed: items.filter((item) => !isWanted(item) && isGranted(item)).map(grantOf),
      }
    })
    const ids = changes.flatMap(({ holder, added, widened, removed }) =>
      [...added, ...widened, ...removed].map((grant) => grantId(holder, grant)),
    )
    if (ids.length === 0) return
    await configuration.write(actor, [{ table: 'authorities', ids }], async (trx) => {
      const inside = createGrantsRepository(trx)
      await demandHeldGrants(trx, { actor, grants: changes.flatMap(({ added, widened }) => [...added, ...widened]) })
      for (const { holder, added, widened, removed } of changes) {
        await inside.lock(holder)
        await inside.remove(holder, removed)
        await inside.setLevels(
          holder,
          widened.map((grant) => ({ ...grant, level: null })),
        )
        await inside.add({ holder, grants: added, creatorUserId: actor.userId, creatorTime: now() })
      }
    })
  }

  return { demand, read, write }
}

export type PageAccess = ReturnType<typeof createPageAccess>

const grantOf = ({ itemType, id }: Grantable): Grant => ({ itemType, itemId: id })

/** Whether a level includes an item of a page. Columns and fields belong to every level. */
function belongsTo(level: AccessLevel, { itemType, enCode }: Grantable): boolean {
  if (itemType === 'resource') return enCode === (level === 'own' ? SCHEME.own : SCHEME.all)
  return itemType !== 'button' || level === 'edit' || BUTTONS[level].has(enCode)
}

/** The level whose items are exactly the granted ones, each without limits; `rightsTo` returns the bits of a grant. */
function levelOf(
  items: readonly Grantable[],
  rightsTo: (item: Grantable) => number | undefined,
): AccessLevel | 'custom' {
  const fits = (level: AccessLevel) =>
    items.every((item) => rightsTo(item) === (belongsTo(level, item) ? bitsOf(null) : undefined))
  return (['edit', 'view', 'own'] as const).find(fits) ?? 'custom'
}
