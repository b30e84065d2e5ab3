import type { NewEvent } from '@sqos/contract/events'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { removeSessionsOf } from '../auth/auth.access.ts'
import { removeGrantsOfHolder, removeGrantsOnItems } from '../authority/authority.access.ts'
import { demandHeld, type PageColumns } from '../authority/index.ts'
import { removeListSettingsOf } from '../list-setting/list-setting.access.ts'
import { grantableItemsOf, removeItemsOfMenu } from '../menu/menu.access.ts'
import {
  holdOrganizations,
  readKeptOrganizations,
  readOrganizationPaths,
  readOrganizationScope,
} from '../organization/organization-scope.access.ts'
import { isOrganization, listOrganizationsOf } from '../organization/organization.access.ts'
import { createMembershipStore } from '../user/membership.access.ts'
import { settleRestoredUser } from '../user/user.access.ts'
import { createRecycleBinRepository, RECYCLABLE, type RECYCLE_BIN_SEARCHED } from './recycle-bin.repository.ts'
import { demandRight, hiddenKinds, isConfiguration } from './recycle-bin.policy.ts'
import { RecycledRow, type Kind, type RecycleQuery } from './recycle-bin.schema.ts'

/** SQLSTATE of PostgreSQL for a row that other rows reference. */
const FOREIGN_KEY_VIOLATION = '23503'

/** The kind of holder of grants that each kind of record is. */
const HOLDER = {
  position: 'Position',
  role: 'Role',
  userGroup: 'Group',
  department: 'Organize',
  company: 'Organize',
} as const

interface Named {
  kind: Kind
  id: string
}

interface RecycleBinDeps extends Pick<Deps, 'db'> {
  configuration: ConfigurationWriter
  events: Events
  columns: PageColumns<(typeof RECYCLE_BIN_SEARCHED)[number]>
}

/** Lists, restores and finally removes deleted records. */
export function createRecycleBin({ db, configuration, events, columns }: RecycleBinDeps) {
  const limitRow = columns.limitValues(RecycledRow)

  async function list(query: RecycleQuery, actor: Actor) {
    const repository = createRecycleBinRepository(db)
    const limited = await limitRow(actor)
    const filter = {
      ...(await columns.withoutHiddenColumns(query, actor)),
      hidden: hiddenKinds(actor),
      kept: actor.isAdministrator ? undefined : ((await readKeptOrganizations(db, actor.userId)) ?? []),
    }
    const [rows, total] = await Promise.all([repository.page(filter), repository.count(filter)])
    const paths = await readOrganizationPaths(
      db,
      rows.flatMap(({ organizeId }) => organizeId ?? []),
    )
    return {
      list: rows.map(({ organizeId, menuName, deleteTime, ...row }) =>
        limited({
          ...row,
          place: menuName ?? paths.get(organizeId ?? '')?.name ?? '',
          deleteTime: deleteTime?.getTime() ?? null,
        }),
      ),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** Users are written without a revision: a revision would contain the password hash. */
  function write(named: Named, actor: Actor, apply: (trx: Trx) => Promise<void>) {
    if (named.kind === 'user') return db.transaction().execute(apply)
    return configuration.write(actor, [{ table: RECYCLABLE[named.kind].table, ids: [named.id] }], apply)
  }

  async function open(trx: Trx, { named, actor }: { named: Named; actor: Actor }) {
    await holdOrganizations(trx)
    const row = await createRecycleBinRepository(trx).find(named)
    if (!row) throw new AppError('notFound', 'error.recordMissing')
    if (isConfiguration(row.kind)) return { row, places: [] }
    const places = row.kind === 'user' ? await listOrganizationsOf(trx, row.id) : []
    const scope = await readOrganizationScope(trx, actor)
    // Administrators of organisations restore only into their organisations; only administrators of the system restore
    // administrators of the system.
    scope.demand('add', row.kind === 'user' ? places : row.organizeIds)
    if (row.isAdministrator && !actor.isAdministrator) throw new AppError('forbidden', 'organization.outOfScope')
    return { row, places }
  }

  /** Refuses callers who do not hold every permission that the restored record grants. */
  async function demandMayGive(trx: Trx, { named: { kind, id }, actor }: { named: Named; actor: Actor }) {
    if (isConfiguration(kind)) return
    const holders =
      kind === 'user' ? await createMembershipStore(trx).listHolders(id) : [{ objectType: HOLDER[kind], objectId: id }]
    await demandHeld(trx, { actor, holders })
  }

  async function restore(named: Named, actor: Actor): Promise<void> {
    demandRight(named.kind, { actor, right: 'restore' })
    await write(named, actor, async (trx) => {
      const { row, places } = await open(trx, { named, actor })
      if (await RECYCLABLE[row.kind].isCodeTaken(trx, row.enCode))
        throw new AppError('conflict', row.kind === 'user' ? 'recycleBin.accountTaken' : 'recycleBin.codeTaken')
      if (await RECYCLABLE[row.kind].isNameTaken(trx, row.id))
        throw new AppError('conflict', row.kind === 'user' ? 'recycleBin.mobileTaken' : 'recycleBin.nameTaken')
      if (row.kind === 'user' && row.organizeId !== null && places.length === 0)
        throw new AppError('refused', 'recycleBin.organizationGone')
      if (row.kind !== 'user' && row.organizeId !== null && !(await isOrganization(trx, row.organizeId)))
        throw new AppError('refused', 'recycleBin.organizationGone')
      if (!(await RECYCLABLE[row.kind].isPlaceLive(trx, row.id)))
        throw new AppError('refused', row.kind === 'menu' ? 'recycleBin.menuGone' : 'recycleBin.placeGone')
      await demandMayGive(trx, { named, actor })
      await RECYCLABLE[row.kind].restore(trx, row.id)
      if (row.kind === 'user') {
        const current =
          row.organizeId !== null && places.includes(row.organizeId) ? row.organizeId : (places[0] ?? null)
        await settleRestoredUser(trx, { userId: row.id, organizeId: current })
      }
      await events.append(trx, restoredEvent(row, actor.userId))
    })
  }

  /** Removes a record permanently. Refuses while other rows refer to it, such as those that a user created. */
  async function remove(named: Named, actor: Actor): Promise<void> {
    demandRight(named.kind, { actor, right: 'remove' })
    try {
      await write(named, actor, async (trx) => {
        await open(trx, { named, actor })
        if (named.kind === 'menu') await removeMenuItems(trx, named.id)
        else if (!isConfiguration(named.kind)) await removeBelongings(trx, named)
        await RECYCLABLE[named.kind].remove(trx, named.id)
      })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)
        throw new AppError('refused', 'recycleBin.inUse')
      throw error
    }
  }

  return { list, restore, remove }
}

/** The event of a restoration: the one that handlers of this subject already receive, if it has one. */
function restoredEvent({ kind, id }: Named, actorId: string): NewEvent {
  if (kind === 'user') return { type: 'user.restored', actorId, payload: { userId: id } }
  if (kind === 'role') return { type: 'role.changed', actorId, payload: { roleId: id, change: 'restored' } }
  if (kind === 'menu') return { type: 'menu.changed', actorId, payload: { menuId: id, change: 'restored' } }
  return { type: 'recycleBin.restored', actorId, payload: { kind, id } }
}

/** Removes the memberships and grants of a record, and of a user the sessions and list settings. */
async function removeBelongings(trx: Trx, { kind, id }: Named) {
  await createMembershipStore(trx).removeAllOf(id, { column: kind === 'user' ? 'userId' : 'objectId' })
  await removeGrantsOfHolder(trx, id)
  if (kind !== 'user') return
  await removeSessionsOf(trx, id)
  await removeListSettingsOf(trx, id)
}

/** Removes the items of a menu entry and every grant on them. */
async function removeMenuItems(trx: Trx, id: string) {
  await removeGrantsOnItems(trx, grantableItemsOf(id))
  await removeItemsOfMenu(trx, id)
}

export type RecycleBin = ReturnType<typeof createRecycleBin>
