import type { CurrentUser } from '@sqos/form-model'
import { createContext, useContext } from 'react'

const CurrentUserContext = createContext<CurrentUser | undefined>(undefined)

/** Names the user for the forms below: components with `defaultCurrent` begin with the user, the department and so on. */
export const CurrentUserProvider = CurrentUserContext.Provider

/** The user who fills in the form; undefined if the host names none. */
export const useCurrentUser = (): CurrentUser | undefined => useContext(CurrentUserContext)
