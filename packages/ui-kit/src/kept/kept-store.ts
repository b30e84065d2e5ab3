/** Holds one value in memory and, when it has a key, in the browser. */
export interface KeptStore<Value> {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Options of a store. */
export interface KeptKind<Value> {
  /** Prefix of every key in the browser's storage. */
  prefix: string
  /** Reads the stored value; invalid content is ignored. */
  parse: (text: string | null) => Value
  /** Whether a value is empty. An empty value is removed from the storage. */
  isEmpty: (value: Value) => boolean
}

/** Returns the store of a key. There is one store per key, so all users of a key share its value. */
export function createKeptStores<Value>(kind: KeptKind<Value>): (key: string) => KeptStore<Value> {
  const stores = new Map<string, KeptStore<Value>>()
  return (key) => {
    const known = stores.get(key)
    if (known) return known
    const store = createKeptStore(kind, key)
    stores.set(key, store)
    return store
  }
}

/** A value that lives as long as its owner when no key is given. */
export function createKeptStore<Value>(kind: KeptKind<Value>, key?: string): KeptStore<Value> {
  const { parse } = kind
  const storageKey = key === undefined ? undefined : kind.prefix + key
  const listeners = new Set<() => void>()
  let value = parse(read(storageKey))
  const publish = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  const adoptOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey) publish(parse(event.newValue))
  }
  return {
    get: () => value,
    set(next) {
      write(storageKey, kind.isEmpty(next) ? undefined : next)
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

// Storage may be blocked or full. The value then lasts until the page is closed.
function read(storageKey: string | undefined): string | null {
  try {
    return storageKey ? localStorage.getItem(storageKey) : null
  } catch {
    return null
  }
}

function write(storageKey: string | undefined, value: unknown) {
  if (!storageKey) return
  try {
    if (value === undefined) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(value))
  } catch {
    // See above.
  }
}
