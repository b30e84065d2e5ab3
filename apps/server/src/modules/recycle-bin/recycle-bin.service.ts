import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { demandHeld } from '../authority/index.ts'
import {
  holdOrganizations,
  readKeptOrganizations,
  readOrganizationPaths,
  readOrganizationScope,
} from '../organization/index.ts'
import { createRecycleBinRepository, TABLE_OF } from './recycle-bin.repository.ts'
import type { Kind, RecycleQuery } from './recycle-bin.schema.ts'

/** PostgreSQL's SQLSTATE of a row that others point at. */
const FOREIGN_KEY_VIOLATION = '23503'

/** As what each kind grants something. */
const HOLDER = { position: 'Position', role: 'Role', department: 'Organize', company: 'Organize' } as const

interface Named {
  kind: Kind
  id: string
}

/** What was deleted: shown, given back, or taken away for good. */
export function createRecycleBin({ db, configuration }: Pick<Deps, 'db'> & { configuration: ConfigurationWriter }) {
  async function list(query: RecycleQuery, actor: Actor) {
    const repository = createRecycleBinRepository(db)
    const filter = {
      ...query,
      hidden: may(actor, PERMISSION.menu.view) ? [] : (['menu'] as const),
      kept: actor.isAdministrator ? undefined : ((await readKeptOrganizations(db, actor.userId)) ?? []),
    }
    const [rows, total] = await Promise.all([repository.page(filter), repository.count(filter)])
    const paths = await readOrganizationPaths(
      db,
      rows.flatMap(({ organizeId }) => organizeId ?? []),
    )
    return {
      list: rows.map(({ organizeId, menuName, deleteTime, ...row }) => ({
        ...row,
        place: menuName ?? paths.get(organizeId ?? '')?.name ?? '',
        deleteTime: deleteTime?.getTime() ?? null,
      })),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** Passwords have no place in a history: people are changed without one. */
  function write(named: Named, actor: Actor, apply: (trx: Trx) => Promise<void>) {
    if (named.kind === 'user') return db.transaction().execute(apply)
    return configuration.write(actor, [{ table: TABLE_OF[named.kind], ids: [named.id] }], apply)
  }

  async function open(trx: Trx, { named, actor }: { named: Named; actor: Actor }) {
    await holdOrganizations(trx)
    const repository = createRecycleBinRepository(trx)
    const row = await repository.find(named)
    if (!row) throw new AppError('notFound', 'error.recordMissing')
    if (row.kind === 'menu') return { repository, row, places: [] }
    const places = row.kind === 'user' ? await repository.listPlacesOf(row.id) : []
    const scope = await readOrganizationScope(trx, actor)
    // Who keeps only a part of the organisation gives back only to that part; administrators of the system are for their like.
    scope.demand('add', row.kind === 'user' ? places : row.organizeIds)
    if (row.isAdministrator && !actor.isAdministrator) throw new AppError('forbidden', 'organization.outOfScope')
    return { repository, row, places }
  }

  /** Whoever gives something back gives what it grants. */
  async function demandMayGive(trx: Trx, { named: { kind, id }, actor }: { named: Named; actor: Actor }) {
    if (kind === 'menu') return
    const holders =
      kind === 'user'
        ? await createRecycleBinRepository(trx).listHolders(id)
        : [{ objectType: HOLDER[kind], objectId: id }]
    await demandHeld(trx, { actor, holders })
  }

  /** Entries of the menu are given back and taken away by those who maintain it. */
  function demandMenu({ kind }: Named, { actor, code }: { actor: Actor; code: PermissionCode }) {
    if (kind === 'menu' && !may(actor, code)) throw new AppError('forbidden', 'error.forbidden')
  }

  async function restore(named: Named, actor: Actor): Promise<void> {
    demandMenu(named, { actor, code: PERMISSION.menu.add })
    await write(named, actor, async (trx) => {
      const { repository, row, places } = await open(trx, { named, actor })
      if (await repository.isCodeTaken({ kind: row.kind, enCode: row.enCode }))
        throw new AppError('conflict', row.kind === 'user' ? 'recycleBin.accountTaken' : 'recycleBin.codeTaken')
      if (await repository.isNameTaken(named))
        throw new AppError('conflict', row.kind === 'user' ? 'recycleBin.mobileTaken' : 'recycleBin.nameTaken')
      if (row.kind === 'user' && row.organizeId !== null && places.length === 0)
        throw new AppError('refused', 'recycleBin.organizationGone')
      if (row.kind !== 'user' && row.organizeId !== null && !(await repository.isOrganizationThere(row.organizeId)))
        throw new AppError('refused', 'recycleBin.organizationGone')
      if (row.kind === 'menu' && !(await repository.isMenuPlaceThere(row.id)))
        throw new AppError('refused', 'recycleBin.menuGone')
      await demandMayGive(trx, { named, actor })
      await repository.restore(named)
      if (row.kind !== 'user') return
      const current = row.organizeId !== null && places.includes(row.organizeId) ? row.organizeId : (places[0] ?? null)
      await repository.settle(row.id, current)
    })
  }

  /** For good: what others still point at, such as who wrote something, has to stay in the bin. */
  async function remove(named: Named, actor: Actor): Promise<void> {
    demandMenu(named, { actor, code: PERMISSION.menu.remove })
    try {
      await write(named, actor, async (trx) => {
        const { repository } = await open(trx, { named, actor })
        await (named.kind === 'menu' ? repository.removeMenuItems(named.id) : repository.removeBelongings(named))
        await repository.remove(named)
      })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)
        throw new AppError('refused', 'recycleBin.inUse')
      throw error
    }
  }

  return { list, restore, remove }
}

export type RecycleBin = ReturnType<typeof createRecycleBin>
