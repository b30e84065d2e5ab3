import { type ColumnLayout, parseLayout } from './column-layout.ts'

/** Holds one layout in memory and, when it has a key, in the browser. */
export interface LayoutStore {
  get: () => ColumnLayout
  set: (layout: ColumnLayout) => void
  subscribe: (listener: () => void) => () => void
}

const PREFIX = 'sqos_columns_'

/** One store per key, so that a table and its settings drawer see the same layout. */
const stores = new Map<string, LayoutStore>()

/** The layout kept under a menu id. */
export function layoutStoreFor(layoutKey: string): LayoutStore {
  const known = stores.get(layoutKey)
  if (known) return known
  const store = createLayoutStore(PREFIX + layoutKey)
  stores.set(layoutKey, store)
  return store
}

/** A layout that lives as long as its owner when no storage key is given. */
export function createLayoutStore(storageKey?: string): LayoutStore {
  const listeners = new Set<() => void>()
  let layout = parseLayout(read(storageKey))
  const publish = (next: ColumnLayout) => {
    layout = next
    for (const listener of listeners) listener()
  }
  const adoptOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey) publish(parseLayout(event.newValue))
  }
  return {
    get: () => layout,
    set(next) {
      write(storageKey, next)
      publish(next)
    },
    subscribe(listener) {
      if (storageKey && listeners.size === 0) window.addEventListener('storage', adoptOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', adoptOtherTab)
      }
    },
  }
}

// Storage may be blocked or full. The layout then lasts until the page is closed, which is all that can be done.
function read(storageKey: string | undefined): string | null {
  try {
    return storageKey ? localStorage.getItem(storageKey) : null
  } catch {
    return null
  }
}

function write(storageKey: string | undefined, layout: ColumnLayout) {
  if (!storageKey) return
  try {
    if (Object.keys(layout).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(layout))
  } catch {
    // See above.
  }
}
