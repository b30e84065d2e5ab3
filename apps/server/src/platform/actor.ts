import type { PermissionCode } from '@sqos/contract'

/** Who is calling, and what they were granted. */
export interface Actor {
  userId: string
  account: string
  realName: string
  /** Administrators pass every permission check. */
  isAdministrator: boolean
  sessionId: string
  grants: ReadonlySet<string>
}

/** What a route demands of its caller: nothing, a session, or a permission. */
export type Access = 'public' | 'signed-in' | PermissionCode

/** True when the caller may pass. */
export const may = (actor: Pick<Actor, 'isAdministrator' | 'grants'>, permission: PermissionCode) =>
  actor.isAdministrator || actor.grants.has(permission)
