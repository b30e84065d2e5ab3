import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { organizationRights, type OrganizationRight } from './organization.policy.ts'
import { createOrganizationRepository } from './organization.repository.ts'
import { pathsOf } from './organization.paths.ts'
import { membersOfAny } from '../user/membership.access.ts'

/** The tree of organisations, and what the caller may do in it. */
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
    /** Whether the caller was given this right on every one of the organisations; what is of none is for administrators. */
    allows,
    /** Those of these people who administer organisations further than the caller does. */
    async readBeyond(userIds: readonly string[]): Promise<string[]> {
      if (actor.isAdministrator || userIds.length === 0) return []
      const theirs = Map.groupBy(await repository.administeredByAny(userIds), ({ userId }) => userId)
      return [...theirs].flatMap(([userId, given]) => {
        const mayThey = organizationRights({ actor: NOBODY, administered: given, rows })
        const isBeyond = rows.some(({ id }) => RIGHTS.some((right) => mayThey(right, id) && !mayDo(right, id)))
        return isBeyond ? [userId] : []
      })
    },
    /** Refuses who was not. */
    demand(right: OrganizationRight, organizeIds: readonly string[]) {
      if (!allows(right, organizeIds)) throw new AppError('forbidden', 'organization.outOfScope')
    },
  }
}

const RIGHTS: readonly OrganizationRight[] = ['select', 'add', 'edit', 'delete']
const NOBODY = { isAdministrator: false }

export type OrganizationScope = Awaited<ReturnType<typeof readOrganizationScope>>

/**
 * Ids of the organisations that somebody may look into as their administrator; undefined for who administers none at all.
 */
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

/** The rights of a person on every organisation that they administer. Organisations without any right are left out. */
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

/** Whose doings somebody sees, for a column with ids of people. */
export type PeopleInSight = (column: RawBuilder<unknown>) => RawBuilder<boolean>

/**
 * Where no data schemes decide: oneself, and the people of the organisations that one may look into as their administrator.
 * Undefined for administrators of the system, who see everybody and what is nobody's.
 */
export async function readPeopleInSight(
  db: Db | Trx,
  { isAdministrator, userId }: Actor,
): Promise<PeopleInSight | undefined> {
  if (isAdministrator) return undefined
  const kept = (await readKeptOrganizations(db, userId)) ?? []
  return (column) => sql<boolean>`(${column} = ${userId} or ${column} in ${membersOfAny(kept)})`
}

/** Keeps the tree as it is until the transaction ends, for who puts something into an organisation. */
export const holdOrganizations = (trx: Trx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('organizations'))`.execute(trx)

/** The way from the top down to an organisation. */
export interface OrganizationPath {
  ids: string[]
  /** Names joined by ` / `. */
  name: string
}

/** The paths of a few organisations, without reading the tree; those that do not exist are left out. */
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
