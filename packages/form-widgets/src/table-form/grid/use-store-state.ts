import { useSyncExternalStore } from 'react'

interface Store<State> {
  subscribe: (listener: () => void) => () => void
  readonly state: State
}

/** Subscribes to the state of a store; server rendering uses the initial state. */
export function useStoreState<State>(store: Store<State>): State {
  const read = () => store.state
  return useSyncExternalStore(store.subscribe, read, read)
}
