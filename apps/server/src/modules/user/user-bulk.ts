import { PERMISSION, type Language } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import { modifiedBy } from '../../platform/db/audited.ts'
import { laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import type { PageRows } from '../authority/index.ts'
import { currentOf } from './user.columns.ts'
import { belongings, checkOrganizations, demandMayGive, demandPerson, NOTHING, openPeople } from './user.checks.ts'
import type { UserActions } from './user.actions.ts'
import type { BulkBody, BulkOutcome } from './user.schema.ts'
import { findPositions } from '../position/position.access.ts'

/** Does one thing to several people, each for themselves: what fails for one says why, and the others go on. */
export function createUserBulk({
  db,
  now,
  actions,
  rows,
}: Pick<Deps, 'db' | 'now'> & { actions: UserActions; rows: PageRows }) {
  /** Puts somebody into one organisation in the place of all of theirs, with those of their positions that fit there. */
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
    const outcomes: BulkOutcome[] = []
    for (const id of new Set(body.ids)) {
      try {
        await doOne(id, body, actor)
        outcomes.push({ id, ok: true, msg: '' })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        outcomes.push({ id, ok: false, msg: text(language, error.messageKey, error.details.params) })
      }
    }
    return outcomes
  }

  return { run }
}

export type UserBulk = ReturnType<typeof createUserBulk>
