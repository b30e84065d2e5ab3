import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CrossFilter, PartState, PortalStore } from './portal-store.ts'

const StoreContext = createContext<PortalStore | undefined>(undefined)

export const StoreProvider = StoreContext.Provider

/** The data of the portal. */
export function usePortalStore(): PortalStore {
  const store = useContext(StoreContext)
  if (!store)
    throw new Error('portal: a part is used outside of <PortalView>. It has no data there. Render <PortalView>.')
  return store
}

/** The data of a part. */
export function usePartState(i: string): PartState {
  const store = usePortalStore()
  return useSyncExternalStore(store.subscribe, () => store.stateOf(i))
}

/** The filters that charts of the portal have set. */
export function useCrossFilters(): readonly CrossFilter[] {
  const store = usePortalStore()
  return useSyncExternalStore(store.subscribe, store.crossFilters)
}
