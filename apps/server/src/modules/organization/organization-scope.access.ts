import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { organizationRights, type OrganizationRight } from './organization.policy.ts'
import { createOrganizationRepository } from './organization.repository.ts'
import { pathsOf } from './organization.paths.ts'
import { membersOfAny } from '../user/membership.access.ts'

/** The organisation tree and the caller's rights in it. */
export async function readOrganizationScope(db: Db | Trx, actor: Actor) {
  const repository = createOrganizationRepository(db)
  const rows = await repository.list()
  const administered = actor.isAdministrator ? [] : await repository.administeredBy(actor.userId)
  const mayDo = organizationRights({ actor, administered, rows })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = pathsOf(rows)
  const allows = (right: OrganizationRight, organizeIds: readonly string[]) =>
    actor.isAdministrator || (organizeIds.length > 0 && organizeIds.every((id) => mayDo(right, id)))

  return {
    rows,
    byId,
    mayDo,
    /** Ids from the top down to the organisation, itself included. */
    pathOf,
    /** Names from the top down, joined by ` / `. */
    nameOf: (id: string) =>
      pathOf(id)
        .map((at) => byId.get(at)?.fullName ?? '')
        .join(' / '),
    /**
     * Whether the caller holds this right on every one of the organisations; rows without an organisation are for
     * administrators of the system.
     */
    allows,
    /** The users among these with rights on organisations that the caller lacks. */
    async readBeyond(userIds: readonly string[]): Promise<string[]> {
      if (actor.isAdministrator || userIds.length === 0) return []
      const theirs = Map.groupBy(await repository.administeredByAny(userIds), ({ userId }) => userId)
      return [...theirs].flatMap(([userId, given]) => {
        const mayThey = organizationRights({ actor: NOBODY, administered: given, rows })
        const isBeyond = rows.some(({ id }) => RIGHTS.some((right) => mayThey(right, id) && !mayDo(right, id)))
        return isBeyond ? [userId] : []
      })
    },
    /** Refuses callers without the right. */
    demand(right: OrganizationRight, organizeIds: readonly string[]) {
      if (!allows(right, organizeIds)) throw new AppError('forbidden', 'organization.outOfScope')
    },
  }
}

const RIGHTS: readonly OrganizationRight[] = ['select', 'add', 'edit', 'delete']
const NOBODY = { isAdministrator: false }

export type OrganizationScope = Awaited<ReturnType<typeof readOrganizationScope>>

/** Ids of the organisations that a user may see as their administrator; undefined for users who administer none. */
export async function readKeptOrganizations(db: Db | Trx, userId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ keeps: boolean; ids: string[] }>`
    with recursive own as (select * from organization_administrators where user_id = ${userId}),
    below as (
      select o.id from organizations o join own on own.organize_id = o.parent_id
      where own.sub_layer_select = 1 and o.delete_mark is null
      union
      select o.id from organizations o join below on o.parent_id = below.id where o.delete_mark is null
    )
    select exists (select 1 from own) as keeps, array(
      select id from below union select organize_id from own where this_layer_select = 1
    ) as ids`.execute(db)
  return rows[0]?.keeps === true ? rows[0].ids : undefined
}

/** The rights of a user on every organisation that they administer. Organisations without any right are left out. */
export async function readAdministeredRights(
  db: Db | Trx,
  userId: string,
): Promise<{ organizeId: string; Add: boolean; Edit: boolean; Delete: boolean }[]> {
  const repository = createOrganizationRepository(db)
  const administered = await repository.administeredBy(userId)
  if (administered.length === 0) return []
  const rows = await repository.list()
  const mayDo = organizationRights({ actor: NOBODY, administered, rows })
  return rows
    .map(({ id }) => ({
      organizeId: id,
      Add: mayDo('add', id),
      Edit: mayDo('edit', id),
      Delete: mayDo('delete', id),
    }))
    .filter(({ Add, Edit, Delete }) => Add || Edit || Delete)
}

/** Filter of a column with user ids: the users whose activity the caller sees. */
export type PeopleInSight = (column: RawBuilder<unknown>) => RawBuilder<boolean>

/**
 * Without data schemes: the caller, and the users of the organisations that the caller administers with the right to
 * see. Undefined for administrators of the system, who see all rows.
 */
export async function readPeopleInSight(
  db: Db | Trx,
  { isAdministrator, userId }: Actor,
): Promise<PeopleInSight | undefined> {
  if (isAdministrator) return undefined
  const kept = (await readKeptOrganizations(db, userId)) ?? []
  return (column) => sql<boolean>`(${column} = ${userId} or ${column} in ${membersOfAny(kept)})`
}

/** Locks the tree until the transaction ends, for changes that add rows to an organisation. */
export const holdOrganizations = (trx: Trx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('organizations'))`.execute(trx)

/** The path from the top to an organisation. */
export interface OrganizationPath {
  ids: string[]
  /** Names joined by ` / `. */
  name: string
}

/** The paths of these organisations, without reading the whole tree; unknown ids are left out. */
export async function readOrganizationPaths(
  db: Db | Trx,
  organizeIds: readonly string[],
): Promise<Map<string, OrganizationPath>> {
  if (organizeIds.length === 0) return new Map()
  const { rows } = await sql<OrganizationPath & { id: string }>`
    with recursive path as (
      select id as leaf, id, parent_id, full_name, 1 as depth, array[id] as seen
      from organizations where id = any(${[...new Set(organizeIds)]}::text[])
      union all
      select path.leaf, o.id, o.parent_id, o.full_name, path.depth + 1, path.seen || o.id
      from organizations o join path on o.id = path.parent_id where o.id <> all (path.seen)
    )
    select leaf as id, array_agg(id order by depth desc) as ids, string_agg(full_name, ' / ' order by depth desc) as name
    from path group by leaf`.execute(db)
  return new Map(rows.map(({ id, ids, name }) => [id, { ids, name }]))
}
