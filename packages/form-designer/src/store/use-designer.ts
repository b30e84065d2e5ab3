import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DesignerState, DesignerStore } from './designer-store.ts'

const DesignerContext = createContext<DesignerStore | undefined>(undefined)

/** Context of the designer's store. */
export const DesignerProvider = DesignerContext.Provider

/** The store, for actions. */
export function useDesignerStore(): DesignerStore {
  const store = useContext(DesignerContext)
  if (!store) throw new Error('A part of the form designer is used outside of <FormDesigner>.')
  return store
}

/** Selects a part of the state. Renders again only when this part changes. */
export function useDesigner<Value>(select: (state: DesignerState) => Value): Value {
  const store = useDesignerStore()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}
