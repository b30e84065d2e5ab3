import type { GrantsBody, GrantsPreview, GrantValues } from '@sqos/api-client/authority'
import { createContext, useContext } from 'react'
import type { Step } from './steps.ts'

/** A role, user, position or organisation by its id. */
export interface GrantObject {
  objectType: GrantsBody['objectType']
  id: string
}

/**
 * Server calls of the editor. Every call rejects with an `ApiError` of `@sqos/api-client`: `RESULT.forbidden` shows a page
 * without permission, `RESULT.conflict` merges the changes, other codes show the message of the server.
 */
export interface AuthorityServices {
  /** Reads the tree and the granted ids of one kind, without a cache: other users may have changed them. */
  readGrants: (object: GrantObject, type: Step) => Promise<GrantValues>
  /** Returns what a save would change. */
  previewGrants: (id: string, body: GrantsBody) => Promise<GrantsPreview>
  /** Replaces the grants. Rejects with `RESULT.conflict` when `body.revision` is not the present one. */
  saveGrants: (id: string, body: GrantsBody) => Promise<unknown>
  /** Lists the roles whose grants can be copied; each role once. */
  listRoles: () => Promise<readonly { id: string; fullName: string }[]>
}

const ServicesContext = createContext<AuthorityServices | undefined>(undefined)

/** Connects the editors below it to a server. */
export const AuthorityServicesProvider = ServicesContext.Provider

/** Returns the services of the provider above. Throws without one. */
export function useAuthorityServices(): AuthorityServices {
  const services = useContext(ServicesContext)
  if (services) return services
  throw new Error(
    'authority-editor: no AuthorityServicesProvider around the editor. ' +
      'The editor has no server of its own. Wrap it in <AuthorityServicesProvider value={services}>.',
  )
}
