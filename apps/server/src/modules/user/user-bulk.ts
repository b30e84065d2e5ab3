import { PERMISSION, type Language } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import { changeEach } from '../../platform/bulk.ts'
import { modifiedBy } from '../../platform/db/audited.ts'
import { laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { PageRows } from '../authority/index.ts'
import { currentOf } from './user.columns.ts'
import { belongings, checkOrganizations, demandMayGive, demandPerson, NOTHING, openPeople } from './user.checks.ts'
import type { UserActions } from './user.actions.ts'
import type { BulkBody, BulkOutcome } from './user.schema.ts'
import { findPositions } from '../position/position.access.ts'

/** Enables, disables, deletes or moves several people. A refused person is reported with the reason. */
export function createUserBulk({
  db,
  now,
  actions,
  rows,
}: Pick<Deps, 'db' | 'now'> & { actions: UserActions; rows: PageRows }) {
  /** Replaces the organisations of a person with one; positions outside of it are taken away. */
  async function move(id: string, { organizeId, actor }: { organizeId: string; actor: Actor }) {
    await db.transaction().execute(async (trx) => {
      const people = await openPeople(trx, actor)
      const { repository, scope } = people
      const { person, organizeIds: present } = await demandPerson(people, { id, right: 'edit', actor, rows })
      checkOrganizations(scope, { organizeIds: [organizeId], present })
      const [before, after] = [
        { ...NOTHING, Organize: present },
        { ...NOTHING, Organize: [organizeId] },
      ]
      await demandMayGive(people, { before, after, actor })
      const around = new Set(scope.pathOf(organizeId))
      const held = await findPositions(trx, await belongings(repository, { userId: id, type: 'Position' }))
      const positionIds = held.filter((position) => around.has(position.organizeId)).map((position) => position.id)
      await repository.update(id, {
        organizeId,
        positionId: currentOf(person.positionId, positionIds),
        ...modifiedBy(actor, laterThan(person, now())),
      })
      await repository.replaceRelations(id, { type: 'Organize', ids: [organizeId] })
      await repository.replaceRelations(id, { type: 'Position', ids: positionIds })
    })
  }

  function doOne(id: string, { action, organizeId = '' }: BulkBody, actor: Actor): Promise<unknown> {
    switch (action) {
      case 'enable':
        return actions.setState(id, { enabled: true, actor })
      case 'disable':
        return actions.setState(id, { enabled: false, actor })
      case 'delete':
        return actions.remove(id, actor)
      case 'move':
        return move(id, { organizeId, actor })
    }
  }

  async function run(
    body: BulkBody,
    { actor, language }: { actor: Actor; language: Language },
  ): Promise<BulkOutcome[]> {
    const code = body.action === 'delete' ? PERMISSION.user.remove : PERMISSION.user.edit
    if (!may(actor, code)) throw new AppError('forbidden', 'error.forbidden')
    return await changeEach(body.ids, (id) => doOne(id, body, actor), language)
  }

  return { run }
}

export type UserBulk = ReturnType<typeof createUserBulk>
