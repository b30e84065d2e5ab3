import { createContext, useContext } from 'react'

const VersionContext = createContext(0)

export const PageVersionProvider = VersionContext.Provider

/** Counts the requests to read the whole page again. */
export const usePageVersion = (): number => useContext(VersionContext)
