import { PAGES, type Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { placeKey } from '../../platform/ip-address.ts'
import { announceEnded, endOpenSessions } from '../auth/auth.access.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import { readOrganizationScope, readPeopleInSight } from '../organization/organization-scope.access.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { createMembershipStore } from '../user/membership.access.ts'
import { listOnlineSessions } from './online-user.repository.ts'
import { OnlineUser } from './online-user.schema.ts'

const MINUTE = 60_000

/** Lists signed-in users and ends their sessions. */
export function createOnlineUserService({
  db,
  now,
  authority,
  events,
}: Pick<Deps, 'db' | 'now'> & { authority: Authority; events: Events }) {
  const columns = createPageColumns({ authority }, { page: PAGES.onlineUser, searched: ['userName', 'loginIPAddress'] })
  const limitRow = columns.limitValues(OnlineUser)

  async function list({ keyword = '', actor, language }: { keyword?: string; actor: Actor; language: Language }) {
    const moment = now()
    const [sessions, { tokenTimeout }] = await Promise.all([
      readPeopleInSight(db, actor).then((inSight) => listOnlineSessions(db, { now: moment, inSight })),
      readSystemSettings(db),
    ])
    const limited = await limitRow(actor)
    const { searched } = await columns.withoutHiddenColumns({}, actor)
    const wanted = keyword.trim().toLowerCase()
    const people = [...Map.groupBy(sessions, ({ userId }) => userId).values()]
    return people.flatMap((own): OnlineUser[] => {
      const [newest] = own
      if (!newest) return []
      const texts = { userName: [newest.account, newest.realName], loginIPAddress: own.map(({ ip }) => ip) }
      const found = searched.flatMap((column) => texts[column])
      if (wanted !== '' && !found.some((name) => name.toLowerCase().includes(wanted))) return []
      const place = placeKey(newest.ip)
      // Each request extends its session by a whole timeout.
      const active = Math.max(...own.map(({ expiresAt }) => expiresAt.getTime())) - tokenTimeout * MINUTE
      return [
        limited({
          userId: newest.userId,
          userAccount: newest.account,
          userName: newest.realName,
          loginTime: newest.createdAt.getTime(),
          loginIPAddress: newest.ip,
          loginIPAddressName: place ? text(language, place) : '',
          loginPlatForm: newest.platform,
          lastActiveTime: Math.min(Math.max(active, newest.createdAt.getTime()), moment.getTime()),
          sessions: own.length,
          isSelf: newest.userId === actor.userId,
        }),
      ]
    })
  }

  /**
   * Ends every session of these users; returns the number of users with a session. Requires the right to change each
   * user.
   */
  async function forceOffline(ids: readonly string[], actor: Actor): Promise<number> {
    if (ids.includes(actor.userId)) throw new AppError('refused', 'onlineUser.self')
    if (!actor.isAdministrator) {
      const [people, scope] = await Promise.all([
        createMembershipStore(db).findUsers(ids),
        readOrganizationScope(db, actor),
      ])
      if (people.some(({ isAdministrator }) => isAdministrator === 1))
        throw new AppError('forbidden', 'onlineUser.administrator')
      for (const { organizeIds } of people) scope.demand('edit', organizeIds)
    }
    return await db.transaction().execute(async (trx) => {
      const sessions = await endOpenSessions(trx, { userIds: ids, now: now() })
      if (sessions.length === 0) throw new AppError('notFound', 'error.recordMissing')
      await announceEnded(trx, { sessions, actorId: actor.userId, events })
      return new Set(sessions.map(({ userId }) => userId)).size
    })
  }

  return { list, forceOffline }
}

export type OnlineUserService = ReturnType<typeof createOnlineUserService>
