import { useSyncExternalStore } from 'react'

interface Store<State> {
  subscribe: (listener: () => void) => () => void
  readonly state: State
}

/** What a store holds, followed; a server that draws the page has it as it is at first. */
export function useStoreState<State>(store: Store<State>): State {
  const read = () => store.state
  return useSyncExternalStore(store.subscribe, read, read)
}
