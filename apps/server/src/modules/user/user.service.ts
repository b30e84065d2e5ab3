import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { PageRows } from '../authority/index.ts'
import { avatarAddress } from '../file/index.ts'
import { readOrganizationPaths } from '../organization/organization-scope.access.ts'
import { createUserListRepository } from './user-list.repository.ts'
import { inOrderOf } from './user-page.ts'
import { createUserRepository, type RelationRow } from './user.repository.ts'
import { User, UserRow, type UserListQuery } from './user.schema.ts'

/** Reads users for the user page. */
export function createUserService({ db, rows: pageRows }: { db: Db; rows: PageRows }) {
  const people = createUserListRepository(db)
  const repository = createUserRepository(db)
  const limitRow = pageRows.limitValues(UserRow)
  const limitRecord = pageRows.limitValues(User, { except: ['edit'] })

  async function list(query: UserListQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await pageRows.withoutHiddenColumns(query, actor)
    const [filter, visible] = await Promise.all([people.resolve(asked), pageRows.conditionFor(actor)])
    const { ids, total } = await people.page({ ...filter, visible })
    const [found, relations] = await Promise.all([people.readRows(ids), repository.readRelations(ids)])
    const rows = inOrderOf(ids, found)
    const organizations = relations.filter(({ objectType }) => objectType === 'Organize')
    const paths = await readOrganizationPaths(
      db,
      organizations.map(({ objectId }) => objectId),
    )
    const byUser = Map.groupBy(relations, ({ userId }) => userId)
    return {
      list: rows.map(({ creatorTime, organizeId, headIcon, enabledMark, ...row }) => {
        const own = byUser.get(row.id) ?? []
        const organize = inOrder(own, organizeId)
          .map((id) => paths.get(id)?.name ?? '')
          .join(' ; ')
        return limited({
          ...row,
          enabledMark: enabledMark ?? 0,
          creatorTime: creatorTime.getTime(),
          headIcon: avatarAddress(headIcon),
          organize,
          department: organize,
          position: namesOf(own, 'Position'),
          roleName: namesOf(own, 'Role'),
        })
      }),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  async function get(id: string, actor: Actor) {
    await pageRows.demandSeen(id, actor)
    const person = await repository.find(id)
    if (!person) throw new AppError('notFound', 'user.missing')
    const relations = await repository.readRelations([id])
    const organizeIds = inOrder(relations, person.organizeId)
    const paths = await readOrganizationPaths(db, organizeIds)
    const ids = (type: RelationRow['objectType']) =>
      relations.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
    const limited = await limitRecord(actor)
    return limited({
      id: person.id,
      account: person.account,
      realName: person.realName,
      gender: person.gender,
      email: person.email,
      organizeId: organizeIds.join(','),
      organizeIdTree: organizeIds.map((organizeId) => paths.get(organizeId)?.ids ?? [organizeId]),
      managerId: person.managerId ?? '',
      positionId: ids('Position').join(','),
      roleId: ids('Role').join(','),
      groupId: ids('Group').join(','),
      ranks: person.ranks,
      enabledMark: person.enabledMark ?? 0,
      sortCode: person.sortCode,
      description: person.description,
      headIcon: avatarAddress(person.headIcon),
      nation: person.nation,
      nativePlace: person.nativePlace,
      entryDate: person.entryDate?.getTime() ?? null,
      certificatesType: person.certificatesType,
      certificatesNumber: person.certificatesNumber,
      education: person.education,
      birthday: person.birthday?.getTime() ?? null,
      telePhone: person.telePhone,
      landline: person.landline,
      mobilePhone: person.mobilePhone,
      urgentContacts: person.urgentContacts,
      urgentTelePhone: person.urgentTelePhone,
      postalAddress: person.postalAddress,
      isAdministrator: person.isAdministrator,
      lastModifyTime: person.lastModifyTime?.getTime() ?? null,
    })
  }

  return { list, get }
}

export type UserService = ReturnType<typeof createUserService>

/** The organisations of a user, the current one first. */
function inOrder(relations: readonly RelationRow[], current: string | null): string[] {
  const ids = relations.filter(({ objectType }) => objectType === 'Organize').map(({ objectId }) => objectId)
  return current !== null && ids.includes(current) ? [current, ...ids.filter((id) => id !== current)] : ids
}

const namesOf = (relations: readonly RelationRow[], type: RelationRow['objectType']) =>
  relations
    .filter(({ objectType }) => objectType === type)
    .map(({ fullName }) => fullName ?? '')
    .join(',')
