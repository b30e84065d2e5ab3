import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DesignerState, DesignerStore } from './designer-store.ts'

const DesignerContext = createContext<DesignerStore | undefined>(undefined)

/** The store of the designer around a part of it. */
export const DesignerProvider = DesignerContext.Provider

/** The store itself, for what a part does. */
export function useDesignerStore(): DesignerStore {
  const store = useContext(DesignerContext)
  if (!store) throw new Error('A part of the form designer stands outside of <FormDesigner>.')
  return store
}

/** What a part shows; it is drawn anew when just this changes. */
export function useDesigner<Value>(select: (state: DesignerState) => Value): Value {
  const store = useDesignerStore()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}
