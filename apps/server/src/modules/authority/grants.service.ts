import { createHash } from 'node:crypto'
import { MENU_TYPE, PERMISSION, type Language } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { readOrganizationScope } from '../organization/organization-scope.access.ts'
import type { Authority } from './authority.ts'
import type { Holder } from './authority.repository.ts'
import type { Catalogue } from './catalogue.ts'
import type { BatchBody, GrantsBody, ModelBody, ValuesBody } from './authority.schema.ts'
import { grantables, grantableTree, isNoDirectory, keyOf, pathNames, type Grantable } from './editable.ts'
import { demandHeldGrants } from './delegation.ts'
import { bitsOf, fitsLevel, levelOf, type GrantLevel } from './grant-level.ts'
import type { GrantingRows } from './granting-rows.ts'
import { demandAuthorize, openGrantingObject, openGrantingObjects } from './grants.policy.ts'
import { createGrantsRepository, grantId, type Grant, type ItemType, type ObjectType } from './grants.repository.ts'

export interface GrantsServiceDeps extends Pick<Deps, 'db' | 'now'> {
  rows: GrantingRows
  authority: Authority
  configuration: ConfigurationWriter
}

/**
 * Id in place of an object for batch grants: no grants exist yet. Source: contract of the API family, shell, section
 * 13.
 */
const NOBODY = '0'
const TYPES = ['module', 'button', 'column', 'form', 'resource'] as const

/** The difference between requested and present grants. */
interface Difference {
  added: Leveled[]
  removed: Grantable[]
  /** Grants whose level changes. */
  changed: Leveled[]
}

/** An item with the level at which it is granted; null for everything. */
type Leveled = Grantable & { level: GrantLevel | null }

/** Reads and changes the grants of roles, users, positions and organisations. */
export function createGrantsService({ db, now, rows, authority, configuration }: GrantsServiceDeps) {
  const repository = createGrantsRepository(db)

  const open = async (actor: Actor) => {
    const opened = await authority.open(actor)
    return { ...opened, items: grantables(opened) }
  }

  /** The tree of one type with the grants of the object; objectId 0 has none yet. */
  async function values(
    objectId: string,
    { body, actor, language }: { body: ValuesBody; actor: Actor; language: Language },
  ) {
    const { type, moduleIds = '' } = body
    const objectType = body.objectType ?? (objectId === NOBODY ? 'Role' : await repository.typeOf(objectId)) ?? 'Role'
    const holder = { objectType, objectId }
    if (objectId === NOBODY) demandMany(actor)
    else await openGrantingObject({ db, rows }, { actor, holder })
    const { catalogue, verdict, items } = await open(actor)
    // Older clients send an empty text in the first step, which shows every menu entry.
    const limit = moduleIds === '' ? undefined : new Set(moduleIds.split(','))
    const grants = objectId === NOBODY ? [] : await repository.grantsOf(holder)
    const granted = new Set(grants.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId))
    const all = items.filter(({ itemType, menu }) => itemType === type && (!limit || limit.has(menu.id)))
    return {
      list: grantableTree(catalogue, { items, type, moduleIds: limit, language }),
      ids: all.filter(({ id }) => granted.has(id)).map(({ id }) => id),
      all: all.map(({ id }) => id),
      levels: levelsOf(grants.filter(({ itemType }) => itemType === type)),
      limits: levelsOf(
        all.map(({ id, menu }) => {
          const level = type === 'form' || type === 'resource' ? verdict.levelOf(menu, { itemType: type, id }) : null
          return { itemType: type, itemId: id, level }
        }),
      ),
      revision: revisionOf(grants),
    }
  }

  /**
   * The requested grants. Menu entries among buttons, columns, fields and schemes are tree parents and are ignored, as
   * are directories that the caller does not hold.
   */
  async function wantedKeys(
    body: Partial<Record<ItemType, readonly string[]>>,
    { catalogue, items, actor }: { catalogue: Catalogue; items: readonly Grantable[]; actor: Actor },
  ): Promise<Set<string>> {
    const known = new Set(items.map(keyOfItem))
    const isTreeParent = ({ itemType, itemId }: Grant) =>
      itemType === 'module'
        ? catalogue.menuById.get(itemId)?.type === MENU_TYPE.directory
        : catalogue.menuById.has(itemId)
    const grants = TYPES.flatMap((itemType) => (body[itemType] ?? []).map((itemId) => ({ itemType, itemId })))
    const wanted = grants.filter((grant) => known.has(keyOf(grant)) || !isTreeParent(grant))
    const foreign = wanted.filter((grant) => !known.has(keyOf(grant)))
    await demandHeldGrants(db, { actor, grants: foreign })
    // Missing and disabled items are in no tree.
    if (foreign.length > 0) throw new AppError('forbidden', 'authority.notYours')
    return new Set(wanted.map(keyOf))
  }

  /** Compares requested and present grants. Grants that the caller may not assign are kept, whatever is requested. */
  async function differenceOf({ holder, body, actor }: { holder: Holder; body: GrantsBody; actor: Actor }) {
    const { catalogue, items } = await open(actor)
    const grants = await repository.grantsOf(holder)
    if (body.revision !== undefined && body.revision !== revisionOf(grants))
      throw new AppError('conflict', 'authority.changed')
    const wanted = await wantedKeys(body, { catalogue, items, actor })
    const granted = new Map(grants.map((grant) => [keyOf(grant), grant.level ?? null]))
    const asked = items.filter((item) => wanted.has(keyOfItem(item))).map((item) => leveled(item, body.levels))
    const difference: Difference = {
      added: asked.filter((item) => !granted.has(keyOfItem(item))),
      removed: items.filter(
        (item) => body[item.itemType] !== undefined && !wanted.has(keyOfItem(item)) && granted.has(keyOfItem(item)),
      ),
      // A client that knows no levels keeps them.
      changed: body.levels
        ? asked.filter((item) => (granted.get(keyOfItem(item)) ?? null) !== item.level && granted.has(keyOfItem(item)))
        : [],
    }
    return { catalogue, difference }
  }

  /** The grants that a change would add and remove, and the number of affected users. */
  async function preview(objectId: string, { body, actor }: { body: GrantsBody; actor: Actor }) {
    const holder = { objectType: body.objectType, objectId }
    await openGrantingObject({ db, rows }, { actor, holder })
    const { catalogue, difference } = await differenceOf({ holder, body, actor })
    const [people, keepers] = await Promise.all([
      repository.countMembers(holder),
      repository.countKeepers(holder, difference.removed.map(grantOf)),
    ])
    const row = (item: Grantable) => lineOf(catalogue, item)
    return {
      people,
      gained: difference.added.filter(isNoDirectory).map((item) => ({ ...row(item), ...levelIn(item), keep: 0 })),
      changed: difference.changed.map((item) => ({ ...row(item), ...levelIn(item), keep: 0 })),
      lost: difference.removed.filter(isNoDirectory).map((item) => ({ ...row(item), keep: keepers.get(item.id) ?? 0 })),
    }
  }

  /** Replaces the grants of an object. */
  async function save(objectId: string, { body, actor }: { body: GrantsBody; actor: Actor }) {
    const holder = { objectType: body.objectType, objectId }
    await openGrantingObject({ db, rows }, { actor, holder })
    const { difference } = await differenceOf({ holder, body, actor })
    await write(actor, [{ holder, difference }], body.revision)
  }

  /** The requested grants that each of several objects lacks. */
  async function additionsOf(body: BatchBody, actor: Actor) {
    const holders = [
      ...body.roleIds.map((objectId) => ({ objectType: 'Role' as const, objectId })),
      ...body.positionIds.map((objectId) => ({ objectType: 'Position' as const, objectId })),
      ...body.userIds.map((objectId) => ({ objectType: 'User' as const, objectId })),
      ...(body.groupIds ?? []).map((objectId) => ({ objectType: 'Group' as const, objectId })),
    ]
    await openGrantingObjects({ db, rows }, { actor, holders })
    const { catalogue, items } = await open(actor)
    const wanted = await wantedKeys(body, { catalogue, items, actor })
    const asked = items.filter((item) => wanted.has(keyOfItem(item))).map((item) => leveled(item, body.levels))
    const granted = await repository.rightsOf(holders)
    const changes = holders.map((holder) => {
      const held = (item: Leveled) => granted.get(grantId(holder, grantOf(item)))
      // Rights are added: a wider grant of the object stays as it is.
      const changed = asked.flatMap((item) => {
        const bits = held(item)
        const level = levelOf(item.itemType, (bits ?? 0) | bitsOf(item.level))
        return body.levels && bits !== undefined && bitsOf(level) !== bits ? [{ ...item, level }] : []
      })
      return { holder, difference: { added: asked.filter((item) => held(item) === undefined), removed: [], changed } }
    })
    return { catalogue, holders, asked, changes }
  }

  /** Adds grants to several objects; removes none. */
  async function addToMany(body: BatchBody, actor: Actor) {
    const { changes } = await additionsOf(body, actor)
    await write(actor, changes)
  }

  /** The grants that would be added, per grant the number of objects, and the number of affected users. */
  async function previewMany(body: BatchBody, actor: Actor) {
    const { catalogue, holders, asked, changes } = await additionsOf(body, actor)
    const objects = new Map<string, number>()
    for (const { difference } of changes)
      for (const item of [...difference.added, ...difference.changed])
        objects.set(keyOfItem(item), (objects.get(keyOfItem(item)) ?? 0) + 1)
    return {
      people: await repository.countPeople(holders),
      gained: asked.filter(isNoDirectory).flatMap((item) => {
        const count = objects.get(keyOfItem(item))
        return count === undefined ? [] : [{ ...lineOf(catalogue, item), objects: count }]
      }),
    }
  }

  async function write(
    actor: Actor,
    changes: readonly { holder: Holder; difference: Difference }[],
    revision?: string,
  ) {
    const ids = changes.flatMap(({ holder, difference }) =>
      [...difference.added, ...difference.removed, ...difference.changed].map((item) => grantId(holder, grantOf(item))),
    )
    if (ids.length === 0) return
    await configuration.write(actor, [{ table: 'authorities', ids }], async (trx) => {
      const inside = createGrantsRepository(trx)
      const given = changes.flatMap(({ difference }) =>
        [...difference.added, ...difference.changed].map(leveledGrantOf),
      )
      await demandHeldGrants(trx, { actor, grants: given })
      for (const { holder, difference } of changes) {
        await inside.lock(holder)
        if (revision !== undefined && revision !== revisionOf(await inside.grantsOf(holder)))
          throw new AppError('conflict', 'authority.changed')
        await inside.remove(holder, difference.removed.map(grantOf))
        const grants = difference.added.map(leveledGrantOf)
        await inside.add({ holder, grants, creatorUserId: actor.userId, creatorTime: now() })
        await inside.setLevels(holder, difference.changed.map(leveledGrantOf))
      }
    })
  }

  /** Ids of the objects that grant one item, limited to those whose grants the caller may change. */
  async function holdersOf(itemId: string, { objectType, actor }: { objectType: ObjectType; actor: Actor }) {
    demandAuthorize(actor, objectType)
    const ids = await repository.holdersOf(itemId, objectType)
    if (actor.isAdministrator) return { ids }
    const scope = await readOrganizationScope(db, actor)
    const [objects, hidden] = await Promise.all([
      repository.findObjects(objectType, ids),
      rows.hiddenAmong(ids, { objectType, actor }),
    ])
    const theirs = objects.filter(({ id, organizeIds }) => !hidden.has(id) && scope.allows('edit', organizeIds))
    return { ids: theirs.map(({ id }) => id) }
  }

  /** Replaces the objects of one type that grant one item; objects that the caller may not change stay unchanged. */
  async function saveHolders(
    itemId: string,
    { body, actor }: { body: ModelBody & { itemType: ItemType }; actor: Actor },
  ) {
    const { objectType, itemType } = body
    const { items } = await open(actor)
    const item = items.find((one) => one.id === itemId && one.itemType === itemType)
    if (!item) throw new AppError('notFound', 'error.recordMissing')
    const before = new Set((await holdersOf(itemId, { objectType, actor })).ids)
    const after = new Set(body.objectId)
    const changes = []
    for (const objectId of new Set([...before, ...after])) {
      if (before.has(objectId) === after.has(objectId)) continue
      const holder = { objectType, objectId }
      await openGrantingObject({ db, rows }, { actor, holder })
      changes.push({
        holder,
        difference: after.has(objectId)
          ? { added: [{ ...item, level: null }], removed: [], changed: [] }
          : { added: [], removed: [item], changed: [] },
      })
    }
    await write(actor, changes)
  }

  return { values, preview, save, addToMany, previewMany, holdersOf, saveHolders }
}

export type Grants = ReturnType<typeof createGrantsService>

/** A line of a preview. */
const lineOf = (catalogue: Catalogue, item: Grantable) => ({
  id: item.id,
  type: item.itemType,
  fullName: item.fullName,
  path: pathNames(catalogue, item.menu),
})

/** Refuses callers without the page for batch grants. */
function demandMany(actor: Actor): void {
  if (!may(actor, PERMISSION.authorize.view)) throw new AppError('forbidden', 'error.forbidden')
}

const grantOf = ({ itemType, id }: Grantable): Grant => ({ itemType, itemId: id })
const leveledGrantOf = ({ itemType, id, level }: Leveled): Grant => ({ itemType, itemId: id, level })

/** An item at the requested level. Refuses a level that its type does not have. */
function leveled(item: Grantable, levels: GrantsBody['levels']): Leveled {
  const level = (levels && Object.hasOwn(levels, item.id) ? levels[item.id] : undefined) ?? null
  const hasLevels = item.itemType === 'form' || item.itemType === 'resource'
  if (level !== null && hasLevels && !fitsLevel(item.itemType, level))
    throw new AppError('refused', 'error.invalidInput', { fields: { levels: 'validation.format' } })
  return { ...item, level: hasLevels ? level : null }
}

const levelIn = ({ level }: Leveled) => (level === null ? {} : { level })

/** The levels of grants by item; grants of everything are left out. */
const levelsOf = (grants: readonly Grant[]): Record<string, GrantLevel> =>
  Object.fromEntries(grants.flatMap(({ itemId, level }) => (level ? [[itemId, level] as const] : [])))

const keyOfItem = (item: Grantable) => keyOf(grantOf(item))

/** A grant with its level, if it has one. */
const stateOf = (grant: Grant) => (grant.level ? `${keyOf(grant)}/${grant.level}` : keyOf(grant))

/** Identifies a state of the grants of an object. */
const revisionOf = (grants: readonly Grant[]) =>
  createHash('sha256').update(grants.map(stateOf).sort().join('\n')).digest('base64url').slice(0, 22)
