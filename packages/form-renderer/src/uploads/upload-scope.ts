import { createContext } from 'react'

export const ScopeContext = createContext<string | undefined>(undefined)

/** Provides the id of the model, so that an upload finds its field again after a reload. */
export const UploadScope = ScopeContext.Provider
