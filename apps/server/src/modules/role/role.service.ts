import { checkCode, checkName } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { addGrantsToRole, grantsOfRole, grantTarget } from '../authority/authority.access.ts'
import { demandHeld, demandHeldGrants, type PageRows } from '../authority/index.ts'
import {
  holdOrganizations,
  readOrganizationScope,
  type OrganizationScope,
} from '../organization/organization-scope.access.ts'
import { hasMembers } from '../user/membership.access.ts'
import { createRoleRepository, type RoleRepository } from './role.repository.ts'
import type { RoleBody } from './role.schema.ts'

export interface RoleServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  configuration: ConfigurationWriter
  rows: PageRows
}

/** Message keys of remaining grants that prevent the deletion of a role. */
const GRANT_LEFT = {
  resource: 'role.hasSchemes',
  button: 'role.hasButtons',
  column: 'role.hasColumns',
  form: 'role.hasForms',
  module: 'role.hasMenus',
} as const

/** Adds, changes, copies and deletes roles. */
export function createRoleService({ db, configuration, now, newId, rows }: RoleServiceDeps) {
  async function open(trx: Trx, actor: Actor) {
    await holdOrganizations(trx)
    const repository = createRoleRepository(trx)
    await repository.lock()
    return { trx, repository, scope: await readOrganizationScope(trx, actor) }
  }

  /** A write of one role and its organisations. */
  const write = (
    { id, organizeIds, actor }: { id: string; organizeIds: readonly string[]; actor: Actor },
    apply: (opened: Opened) => Promise<void>,
  ) =>
    configuration.write(
      actor,
      [
        { table: 'roles', ids: [id] },
        { table: 'roleOrganizations', ids: organizeIds.map((organizeId) => `${id}:${organizeId}`) },
      ],
      async (trx) => apply(await open(trx, actor)),
    )

  /** Users with the role receive its grants when it is enabled. */
  const demandMayEnable = (id: string, { trx, actor }: { trx: Trx; actor: Actor }) =>
    demandHeld(trx, { actor, holders: [{ objectType: 'Role', objectId: id }] })

  const boundTo = async (id: string) =>
    (await createRoleRepository(db).organizationsOf([id])).map(({ organizeId }) => organizeId)

  async function create(body: RoleBody, actor: Actor) {
    const id = newId()
    const organizeIds = organizationsOf(body)
    await write({ id, organizeIds, actor }, async ({ repository, scope }) => {
      checkOrganizations(body, scope)
      scope.demand('add', organizeIds)
      await checkNames(repository, { body })
      await repository.insert({ type: null, ...columnsOf(body), ...unchanged, ...createdBy(actor, now()), id })
      await repository.saveOrganizations(id, organizeIds)
    })
  }

  async function update(id: string, { body, actor }: { body: RoleBody; actor: Actor }) {
    await rows.demand(id, { actor })
    const wanted = organizationsOf(body)
    const touched = [...new Set([...(await boundTo(id)), ...wanted])]
    await write({ id, organizeIds: touched, actor }, async ({ trx, repository, scope }) => {
      const row = existing(await repository.find(id))
      const bound = (await repository.organizationsOf([id])).map(({ organizeId }) => organizeId)
      scope.demand('edit', bound)
      demandUnchanged(row, body.lastModifyTime)
      checkOrganizations(body, scope)
      const added = wanted.filter((organizeId) => !bound.includes(organizeId))
      if (added.length > 0 || body.globalMark !== row.globalMark) scope.demand('add', wanted)
      const leaves = bound.some((organizeId) => !wanted.includes(organizeId))
      // A global role that becomes one of organisations is removed from all others.
      if (
        (leaves || (row.globalMark === 1 && body.globalMark === 0)) &&
        (await hasMembers(trx, { objectType: 'Role', objectId: id }))
      )
        throw refusedField('organizeIdsTree', 'role.hasMembersToMove')
      if (row.enabledMark === 0 && body.enabledMark === 1) await demandMayEnable(id, { trx, actor })
      await checkNames(repository, { body, exceptId: id })
      await repository.update(id, { ...columnsOf(body), ...modifiedBy(actor, laterThan(row, now())) })
      await repository.saveOrganizations(id, wanted)
    })
  }

  const toggle = (id: string, actor: Actor) => switchRole(id, { actor })

  /** Switches a role on or off; a role that is in the state already stays unchanged. */
  const setState = (id: string, change: { enabled: boolean; actor: Actor }) => switchRole(id, change)

  async function switchRole(id: string, { enabled, actor }: { enabled?: boolean; actor: Actor }) {
    await rows.demand(id, { actor })
    await write({ id, organizeIds: [], actor }, async ({ trx, repository, scope }) => {
      const row = existing(await repository.find(id))
      scope.demand(
        'edit',
        (await repository.organizationsOf([id])).map(({ organizeId }) => organizeId),
      )
      const wanted = (enabled ?? row.enabledMark !== 1) ? 1 : 0
      if (wanted === row.enabledMark) return
      if (wanted === 1) await demandMayEnable(id, { trx, actor })
      await repository.update(id, {
        enabledMark: wanted,
        ...modifiedBy(actor, laterThan(row, now())),
      })
    })
  }

  async function remove(id: string, actor: Actor) {
    await rows.demand(id, { actor })
    await write({ id, organizeIds: [], actor }, async ({ trx, repository, scope }) => {
      existing(await repository.find(id))
      scope.demand(
        'delete',
        (await repository.organizationsOf([id])).map(({ organizeId }) => organizeId),
      )
      if (await hasMembers(trx, { objectType: 'Role', objectId: id })) throw new AppError('refused', 'role.hasMembers')
      const left = new Set((await grantsOfRole(trx, id)).map(({ itemType }) => itemType))
      for (const type of ['resource', 'button', 'column', 'form', 'module'] as const)
        if (left.has(type)) throw new AppError('refused', GRANT_LEFT[type])
      await repository.update(id, deletedBy(actor, now()))
    })
  }

  /** Copies a role with its organisations and grants, without its members. */
  async function copy(sourceId: string, { actor, suffix }: { actor: Actor; suffix: string }): Promise<{ id: string }> {
    await rows.demand(sourceId, { actor })
    const id = newId()
    const organizeIds = await boundTo(sourceId)
    const grants = await grantsOfRole(db, sourceId)
    const targets = [
      { table: 'roles' as const, ids: [id] },
      { table: 'roleOrganizations' as const, ids: organizeIds.map((organizeId) => `${id}:${organizeId}`) },
      grantTarget(id, grants),
    ]
    await configuration.write(actor, targets, async (trx) => {
      const { repository, scope } = await open(trx, actor)
      const source = existing(await repository.find(sourceId))
      scope.demand('add', organizeIds)
      await demandHeldGrants(trx, { actor, grants })
      const names = await freeNames(repository, { source, suffix })
      const { type, globalMark, sortCode, description } = source
      await repository.insert({
        type,
        globalMark,
        sortCode,
        description,
        ...names,
        ...unchanged,
        ...createdBy(actor, now()),
        id,
      })
      await repository.saveOrganizations(id, organizeIds)
      await addGrantsToRole(trx, { roleId: id, grants, userId: actor.userId, now: now() })
    })
    return { id }
  }

  return { create, update, toggle, setState, remove, copy }
}

export type RoleService = ReturnType<typeof createRoleService>

interface Opened {
  trx: Trx
  repository: RoleRepository
  scope: OrganizationScope
}

const unchanged = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('notFound', 'role.missing')
  return row
}

/** Ids of the organisations of a role: the ends of the paths; empty for a global role. */
const organizationsOf = ({ globalMark, organizeIdsTree = [] }: RoleBody) =>
  globalMark === 1 ? [] : [...new Set(organizeIdsTree.map((path) => path.at(-1) ?? ''))]

function checkOrganizations(body: RoleBody, scope: OrganizationScope) {
  if (body.globalMark === 1) return
  const organizeIds = organizationsOf(body)
  if (organizeIds.length === 0) throw refusedField('organizeIdsTree', 'role.organizationRequired')
  if (!organizeIds.every((id) => scope.byId.has(id))) throw refusedField('organizeIdsTree', 'role.organizationMissing')
}

async function checkNames(repository: RoleRepository, { body, exceptId = '' }: { body: RoleBody; exceptId?: string }) {
  if (checkName(body.fullName)) throw refusedField('fullName', 'role.nameSpecial')
  const problem = checkCode(body.enCode)
  if (problem) throw refusedField('enCode', `validators:${problem}`)
  const taken = await repository.findTaken({ ...body, exceptId })
  if (taken?.enCode === body.enCode) throw refusedField('enCode', 'role.codeTaken')
  if (taken) throw refusedField('fullName', 'role.nameTaken')
}

/** The name and code of a copy, with a number when copies exist already. */
async function freeNames(
  repository: RoleRepository,
  { source, suffix }: { source: { fullName: string; enCode: string }; suffix: string },
) {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : String(number)
    const fullName = `${source.fullName.slice(0, 44 - suffix.length)}${suffix}${ending}`
    const enCode = `${source.enCode.slice(0, 42)}Copy${ending}`
    if (!(await repository.findTaken({ fullName, enCode }))) return { fullName, enCode }
  }
}

const columnsOf = ({ fullName, enCode, globalMark, type, enabledMark, sortCode, description }: RoleBody) => ({
  fullName,
  enCode,
  globalMark,
  ...(type !== undefined && { type }),
  ...(enabledMark !== undefined && { enabledMark }),
  ...(sortCode !== undefined && { sortCode }),
  ...(description !== undefined && { description }),
})
