import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FlowState, FlowStore } from './flow-store.ts'

const FlowContext = createContext<FlowStore | undefined>(undefined)

/** Context of the designer's store. */
export const FlowProvider = FlowContext.Provider

/** The store, for actions. */
export function useFlowStore(): FlowStore {
  const store = useContext(FlowContext)
  if (!store) throw new Error('A part of the flow designer is used outside of <FlowDesigner>.')
  return store
}

/** Selects a part of the state. Renders again only when this part changes. */
export function useFlow<Value>(select: (state: FlowState) => Value): Value {
  const store = useFlowStore()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}
