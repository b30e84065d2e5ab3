import type { PermissionCode } from '@sqos/contract'

/** Who is calling, and what they were granted. */
export interface Actor {
  userId: string
  account: string
  realName: string
  /** Administrators pass every permission check. */
  isAdministrator: boolean
  sessionId: string
  /** The organisation that the person works in at the moment. */
  organizeId: string | null
  /** Codes "menu" and "menu:button". */
  grants: ReadonlySet<string>
  /** Which rules of who may do what held when the call came in; changes with each of them. Read by `authority` alone. */
  authorityVersion: string
  /** Calls with the ticket of a link: reads what tickets may read, and nothing else. */
  byTicket?: true
  /** Who looks through this person's eyes: such a caller only reads. */
  viewer?: Viewer | undefined
}

/** An administrator who looks through somebody else's eyes. */
export interface Viewer {
  userId: string
  account: string
  realName: string
}

/** What a route demands of its caller: nothing, a session, or a permission. */
export type Access = 'public' | 'signed-in' | PermissionCode

/** True when the caller may pass. */
export const may = (actor: Pick<Actor, 'isAdministrator' | 'grants'>, permission: PermissionCode) =>
  actor.isAdministrator || actor.grants.has(permission)
