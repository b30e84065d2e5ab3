import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { setViewAs } from '../auth/auth.access.ts'
import { readOrganizationScope } from '../organization/organization-scope.access.ts'
import type { GrantingRows } from './granting-rows.ts'
import { createGrantsRepository } from './grants.repository.ts'

/**
 * Lets an administrator view the application as another user: the session has that user's permissions and is read-only.
 * Start, end and every refused write are logged.
 */
export function createViewAs({ db, rows }: { db: Db; rows: GrantingRows }) {
  return {
    async begin(userId: string, actor: Actor): Promise<void> {
      if (userId === actor.userId) throw new AppError('refused', 'authority.viewAsSelf')
      const holder = { objectType: 'User' as const, objectId: userId }
      const person = await createGrantsRepository(db).findObject(holder)
      if (!person) throw new AppError('notFound', 'error.recordMissing')
      await rows.demandSeen(holder, actor)
      // A delegated administrator would gain permissions through the view of a system administrator.
      if (person.isAdministrator === 1 && !actor.isAdministrator) throw new AppError('forbidden', 'error.forbidden')
      const scope = await readOrganizationScope(db, actor)
      scope.demand('select', person.organizeIds)
      await setViewAs(db, { sessionId: actor.sessionId, viewAsUserId: userId })
    },

    async end({ sessionId }: Actor): Promise<void> {
      await setViewAs(db, { sessionId, viewAsUserId: null })
    },
  }
}

export type ViewAs = ReturnType<typeof createViewAs>
