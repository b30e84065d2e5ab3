interface Kept<Value> {
  version: string
  value: Promise<Value>
}

/**
 * Caches one value per key and version: a call with another version computes the value again. Holds at most `size` values; the
 * least recently used one is evicted. A failed computation is not cached.
 */
export function createVersionedCache<Value>(size: number) {
  const kept = new Map<string, Kept<Value>>()

  return {
    get(key: string, { version, make }: { version: string; make: () => Promise<Value> }): Promise<Value> {
      const present = kept.get(key)
      const entry = present?.version === version ? present : { version, value: make() }
      // A Map iterates in insertion order: the first entry is the least recently used one.
      kept.delete(key)
      kept.set(key, entry)
      if (entry !== present) {
        entry.value.catch(() => {
          if (kept.get(key) === entry) kept.delete(key)
        })
        const [oldest] = kept.keys()
        if (kept.size > size && oldest !== undefined) kept.delete(oldest)
      }
      return entry.value
    },
  }
}
