import { createContext, useContext } from 'react'

/** A phone number of a record. */
export interface CalledNumber {
  number: string
  /** The record that holds the number; undefined for a record that is not saved yet. */
  record?: { modelId: string; id: string } | undefined
}

/** Calls a number. The phone asks and reports by itself. */
export type CallNumber = (called: CalledNumber) => void

const NumberCallsContext = createContext<CallNumber | undefined>(undefined)

/** Gives phone fields of lists, details and forms a call button. Undefined for users without a phone. */
export const NumberCallsProvider = NumberCallsContext.Provider

/** Calls a number; undefined for users without a phone. */
export const useCallNumber = (): CallNumber | undefined => useContext(NumberCallsContext)
