import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { openSessions } from '../auth/auth.access.ts'
import type { PeopleInSight } from '../organization/organization-scope.access.ts'
import { userRows } from '../user/user.access.ts'

/** Every open session with its user, newest first; `inSight` limits the users. */
export const listOnlineSessions = (db: Db, { now, inSight }: { now: Date; inSight?: PeopleInSight | undefined }) =>
  db
    .selectFrom(openSessions(now))
    .innerJoin(userRows('user'), 'user.id', 'open.userId')
    .select(['open.userId', 'open.createdAt', 'open.expiresAt', 'open.ip', 'open.platform'])
    .select(['user.account', 'user.realName'])
    .$if(inSight !== undefined, (query) => query.where(inSight?.(sql.ref('user.id')) ?? sql<boolean>`true`))
    .orderBy('open.createdAt', 'desc')
    .orderBy('open.id')
    .execute()
