import { ROOT_ID } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { buildTree } from '../../platform/tree.ts'
import type { createPageColumns } from '../authority/index.ts'
import { findDictionaryValues, listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { hasMembers } from '../user/membership.access.ts'
import { createUserGroupRepository, type UserGroupRepository } from './user-group.repository.ts'
import { UserGroup, type UserGroupBody, UserGroupRow } from './user-group.schema.ts'

/** Which columns a user may see and search. */
export type UserGroupColumns = ReturnType<typeof createPageColumns<'fullName' | 'enCode'>>

/** Dependencies of the service. */
export interface UserGroupServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: UserGroupRepository
  configuration: ConfigurationWriter
  columns: UserGroupColumns
}

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
}

/** The dictionary with the types of groups. */
const TYPES = 'groupType'

/**
 * Business logic of user groups. A group has no organisation, so only system administrators change it, like global
 * roles.
 */
export function createUserGroupService(deps: UserGroupServiceDeps) {
  const { db, repository, configuration, columns, now, newId } = deps
  const limitRow = columns.limitValues(UserGroupRow)
  const limitRecord = columns.limitValues(UserGroup, { except: ['edit'] })
  const target = (id: string) => [{ table: 'userGroups' as const, ids: [id] }]

  async function list(query: ListQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword } = query
    const { searched } = await columns.withoutHiddenColumns(query, actor)
    const limited = await limitRow(actor)
    const rows = await repository.list({ offset: (currentPage - 1) * pageSize, limit: pageSize, keyword, searched })
    const total = await repository.count({ keyword, searched })
    return {
      list: rows.map(({ creatorTime, ...row }) => limited({ ...asRead(row), creatorTime: creatorTime.getTime() })),
      pagination: { currentPage, pageSize, total },
    }
  }

  /** Types that have groups, with their groups. */
  async function listTree() {
    const [groups, types] = await Promise.all([repository.listEnabled(), listDictionaryOptions(db, TYPES)])
    const used = new Set(groups.map(({ type }) => type))
    const nodes = [
      ...types.filter(({ id }) => used.has(id)).map((type) => ({ ...type, parentId: ROOT_ID, type: 'type' as const })),
      ...groups.map((group) => ({ ...group, parentId: group.type, type: 'group' as const })),
    ]
    return buildTree(nodes, (node) => node)
  }

  async function find(id: string) {
    const row = await repository.find(id)
    if (!row) throw new AppError('notFound', 'userGroup.missing')
    return row
  }
  const get = async (id: string, actor: Actor) => (await limitRecord(actor))(asRead(await find(id)))

  async function check(body: UserGroupBody, editedId?: string) {
    for (const [column, key] of [
      ['enCode', 'userGroup.codeTaken'],
      ['fullName', 'userGroup.nameTaken'],
    ] as const) {
      const other = await repository.findTaken(column, body[column])
      if (other && other.id !== editedId) throw refusedField(column, key)
    }
    const [type] = await findDictionaryValues(db, { dictionaries: [TYPES], ids: [body.type] })
    if (type?.id !== body.type) throw refusedField('type', 'validation.choice')
  }

  async function create(body: UserGroupBody, actor: Actor) {
    demandAdministrator(actor)
    await check(body)
    const id = newId()
    await configuration.write(actor, target(id), (trx) =>
      createUserGroupRepository(trx).insert({ ...valuesOf(body), id, ...createdBy(actor, now()) }),
    )
  }

  async function update(id: string, { body, actor }: { body: UserGroupBody; actor: Actor }) {
    demandAdministrator(actor)
    const row = await find(id)
    demandUnchanged(row, body.lastModifyTime)
    await check(body, id)
    await configuration.write(actor, target(id), (trx) =>
      createUserGroupRepository(trx).update(id, { ...valuesOf(body), ...modifiedBy(actor, laterThan(row, now())) }),
    )
  }

  async function remove(id: string, actor: Actor) {
    demandAdministrator(actor)
    await find(id)
    if (await hasMembers(db, { objectType: 'Group', objectId: id }))
      throw new AppError('refused', 'userGroup.hasMembers')
    // Grants of a deleted group have no effect; restoring the group restores them.
    await configuration.write(actor, target(id), (trx) =>
      createUserGroupRepository(trx).update(id, deletedBy(actor, now())),
    )
  }

  return { list, listTree, get, create, update, remove }
}

export type UserGroupService = ReturnType<typeof createUserGroupService>

function demandAdministrator(actor: Actor) {
  if (!actor.isAdministrator) throw new AppError('forbidden', 'organization.outOfScope')
}

const asRead = <Row extends { lastModifyTime: Date | null }>({ lastModifyTime, ...row }: Row) => ({
  ...row,
  lastModifyTime: lastModifyTime?.getTime() ?? null,
})

const valuesOf = ({ fullName, enCode, type, enabledMark = 1, sortCode = 0, description = '' }: UserGroupBody) => ({
  fullName,
  enCode,
  type,
  enabledMark,
  sortCode,
  description,
})
