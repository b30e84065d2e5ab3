import type { PermissionCode } from '@sqos/contract'

/** The caller of a request with its grants. */
export interface Actor {
  userId: string
  account: string
  realName: string
  /** Administrators pass every permission check. */
  isAdministrator: boolean
  sessionId: string
  /** The current organisation of the user. */
  organizeId: string | null
  /** Codes "menu" and "menu:button". */
  grants: ReadonlySet<string>
  /** Version of the permissions at the start of the request. Only `authority` reads it. */
  authorityVersion: string
  /** The call uses a link ticket: it may only read what tickets may read. */
  byTicket?: true
  /** The administrator who views the application as this user; such a caller is read-only. */
  viewer?: Viewer | undefined
}

/** An administrator who views the application as another user. */
export interface Viewer {
  userId: string
  account: string
  realName: string
}

/** The requirement of a route: none, a session, or a permission. */
export type Access = 'public' | 'signed-in' | PermissionCode

/** Whether the caller has the access. */
export const may = (actor: Pick<Actor, 'isAdministrator' | 'grants'>, permission: PermissionCode) =>
  actor.isAdministrator || actor.grants.has(permission)
