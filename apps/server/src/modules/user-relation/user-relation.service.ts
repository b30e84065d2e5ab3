import { PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { demandHeld, type PageRows } from '../authority/index.ts'
import { holdOrganizations, readOrganizationScope } from '../organization/organization-scope.access.ts'
import { createMembershipStore } from '../user/membership.access.ts'
import { settlePositions } from '../user/user.access.ts'
import { findGroup, type GroupType } from './user-relation.repository.ts'
import type { MembersBody } from './user-relation.schema.ts'

/** The permissions to see and change the members. */
const MEMBER = {
  Position: PERMISSION.position.member,
  Role: PERMISSION.role.member,
  Group: PERMISSION.userGroup.member,
} as const

/** The positions, roles and users that a user sees on their pages. */
export type RelatedRows = Readonly<Record<Exclude<GroupType, 'Group'> | 'User', PageRows>>

/** The members of positions, roles and user groups. People whom data schemes hide from the caller are neither shown, added nor removed. */
export function createUserRelationService({
  db,
  rows,
  events,
}: Pick<Deps, 'db'> & { rows: RelatedRows; events: Events }) {
  async function open(objectId: string, actor: Actor) {
    const group = await findGroup(db, objectId)
    // Users without any of these permissions do not learn which ids exist.
    if (!group && Object.values(MEMBER).some((code) => may(actor, code)))
      throw new AppError('notFound', 'error.recordMissing')
    if (!group || !may(actor, MEMBER[group.objectType])) throw new AppError('forbidden', 'error.forbidden')
    return group
  }

  return {
    async list(objectId: string, actor: Actor): Promise<string[]> {
      const { objectType } = await open(objectId, actor)
      if (objectType !== 'Group') await rows[objectType].demandSeen(objectId, actor)
      const visible = await rows.User.choiceFor(actor)
      return await createMembershipStore(db).listMembers({ objectType, objectId }, visible)
    },

    /** Replaces the members. New members must belong to an organisation of the group, or to a descendant of one. */
    async save(objectId: string, { body, actor }: { body: MembersBody; actor: Actor }): Promise<void> {
      const group = await open(objectId, actor)
      if (body.objectId !== objectId || body.objectType !== group.objectType)
        throw refusedField('objectId', 'validation.invalid')
      const holder = { objectType: group.objectType, objectId }
      if (group.objectType !== 'Group') await rows[group.objectType].demand(objectId, { actor })
      const visible = await rows.User.choiceFor(actor)
      await db.transaction().execute(async (trx) => {
        await holdOrganizations(trx)
        const members = createMembershipStore(trx)
        await members.lock(objectId)
        const scope = await readOrganizationScope(trx, actor)
        scope.demand('edit', group.organizeIds)
        const before = new Set(await members.listMembers(holder, visible))
        const { readIds } = body
        if (readIds && (readIds.length !== before.size || !readIds.every((id) => before.has(id))))
          throw new AppError('conflict', 'error.changed')
        const after = new Set(body.userIds)
        const added = [...after].filter((id) => !before.has(id))
        const removed = [...before].filter((id) => !after.has(id))
        const people = await members.findUsers(added, visible)
        if (people.length < added.length) throw refusedField('userIds', 'userRelation.personMissing')
        const belongs = ({ organizeIds }: { organizeIds: string[] }) =>
          organizeIds.some((id) => scope.pathOf(id).some((at) => group.organizeIds.includes(at)))
        if (group.organizeIds.length > 0 && !people.every(belongs))
          throw refusedField('userIds', 'userRelation.elsewhere')
        if (added.length > 0) await demandHeld(trx, { actor, holders: [holder], field: 'userIds' })
        await members.add(holder, added)
        await members.remove(holder, removed)
        if (group.objectType === 'Role')
          await events.append(trx, {
            type: 'role.changed',
            actorId: actor.userId,
            payload: { roleId: objectId, change: 'members' },
          })
        if (group.objectType === 'Position') await settlePositions(trx, [...added, ...removed])
      })
    },
  }
}

export type UserRelationService = ReturnType<typeof createUserRelationService>
