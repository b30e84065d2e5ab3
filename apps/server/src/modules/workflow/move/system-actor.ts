import type { Actor } from '../../../platform/actor.ts'

/** The server itself, which reads and writes records of tasks. */
export const SYSTEM: Actor = {
  userId: '',
  account: '',
  realName: '',
  isAdministrator: true,
  sessionId: '',
  organizeId: null,
  grants: new Set(),
  authorityVersion: '',
}

/** A person in whose name the server writes, without the rights of a session. */
export const actorOf = ({ id, account, realName }: { id: string; account: string; realName: string }): Actor => ({
  ...SYSTEM,
  userId: id,
  account,
  realName,
  isAdministrator: false,
})
