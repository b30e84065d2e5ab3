import { PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { holdOrganizations, readOrganizationScope } from '../organization/index.ts'
import { createUserRelationRepository } from './user-relation.repository.ts'
import type { MembersBody } from './user-relation.schema.ts'

/** Who may see and change the members. */
const MEMBER = { Position: PERMISSION.position.member, Role: PERMISSION.role.member } as const

/** Who holds a position or role. */
export function createUserRelationService({ db }: Pick<Deps, 'db'>) {
  async function open(objectId: string, actor: Actor) {
    const group = await createUserRelationRepository(db).findGroup(objectId)
    // Who may neither see members of positions nor of roles learns nothing about which ids there are.
    if (!group && (may(actor, MEMBER.Position) || may(actor, MEMBER.Role)))
      throw new AppError('notFound', 'error.recordMissing')
    if (!group || !may(actor, MEMBER[group.objectType])) throw new AppError('forbidden', 'error.forbidden')
    return group
  }

  return {
    async list(objectId: string, actor: Actor): Promise<string[]> {
      const { objectType } = await open(objectId, actor)
      return await createUserRelationRepository(db).listMembers({ objectType, objectId })
    },

    /** Replaces the members. People join only what belongs to an organisation of theirs, or to one above it. */
    async save(objectId: string, { body, actor }: { body: MembersBody; actor: Actor }): Promise<void> {
      const group = await open(objectId, actor)
      if (body.objectId !== objectId || body.objectType !== group.objectType)
        throw refusedField('objectId', 'validation.invalid')
      const holder = { objectType: group.objectType, objectId }
      await db.transaction().execute(async (trx) => {
        await holdOrganizations(trx)
        const repository = createUserRelationRepository(trx)
        await repository.lock(objectId)
        const scope = await readOrganizationScope(trx, actor)
        scope.demand('edit', group.organizeIds)
        const before = new Set(await repository.listMembers(holder))
        const after = new Set(body.userIds)
        const added = [...after].filter((id) => !before.has(id))
        const removed = [...before].filter((id) => !after.has(id))
        const people = await repository.findPeople(added)
        if (people.length < added.length) throw refusedField('userIds', 'userRelation.personMissing')
        const belongs = ({ organizeIds }: { organizeIds: string[] }) =>
          organizeIds.some((id) => scope.pathOf(id).some((at) => group.organizeIds.includes(at)))
        if (group.organizeIds.length > 0 && !people.every(belongs))
          throw refusedField('userIds', 'userRelation.elsewhere')
        await repository.add(holder, added)
        await repository.remove(holder, removed)
        if (group.objectType === 'Position') await repository.settlePositions([...added, ...removed])
      })
    },
  }
}

export type UserRelationService = ReturnType<typeof createUserRelationService>
