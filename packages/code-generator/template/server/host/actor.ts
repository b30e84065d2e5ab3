import type { FastifyRequest } from 'fastify'

/** The person who calls. */
export interface Actor {
  userId: string
  organizeId: string | null
  isAdministrator: boolean
  /** Permissions: the codes of PERMISSION in shared/contract.ts. */
  grants: ReadonlySet<string>
}

const EVERYBODY: Actor = { userId: 'me', organizeId: null, isAdministrator: true, grants: new Set() }

/** Here everybody is one person who may do everything. With a sign-in, return the person of the session of this request. */
export const actorOf = (_request: FastifyRequest): Actor => EVERYBODY

/** Whether the caller has a permission; routes ask it before they answer. */
export const may = ({ isAdministrator, grants }: Actor, permission: string) => isAdministrator || grants.has(permission)
