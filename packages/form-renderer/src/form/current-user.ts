import type { CurrentUser } from '@sqos/form-model'
import { createContext, useContext } from 'react'

const CurrentUserContext = createContext<CurrentUser | undefined>(undefined)

/**
 * Provides the current user to forms. Components with `defaultCurrent` start with the user, the department and so on.
 */
export const CurrentUserProvider = CurrentUserContext.Provider

/** The current user; undefined without a provider. */
export const useCurrentUser = (): CurrentUser | undefined => useContext(CurrentUserContext)
