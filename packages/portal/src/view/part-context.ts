import { createContext, useContext } from 'react'
import type { PortalItem } from '../document/types.ts'

/** The part around a component. */
export interface PartContextValue {
  item: PortalItem
  /** Counts the requests to read again. */
  version: number
  /** Element in the head for buttons of the part; null until it is there. */
  tools: HTMLElement | null
  /** The name of the part, for screen readers and files. */
  label: string
}

const PartContext = createContext<PartContextValue | undefined>(undefined)

export const PartProvider = PartContext.Provider

/** The part that is being rendered. */
export function usePart(): PartContextValue {
  const part = useContext(PartContext)
  if (!part)
    throw new Error('portal: usePart() found no part. A part knows its settings from its frame. Render <PartFrame>.')
  return part
}
