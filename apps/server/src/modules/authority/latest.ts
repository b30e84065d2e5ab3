interface Kept<Value> {
  version: string
  value: Promise<Value>
}

/** Keeps what was worked out for a version, and works it out again for another; at most `size` of them, the least used go. */
export function createLatest<Value>(size: number) {
  const kept = new Map<string, Kept<Value>>()

  return {
    get(key: string, { version, make }: { version: string; make: () => Promise<Value> }): Promise<Value> {
      const present = kept.get(key)
      const entry = present?.version === version ? present : { version, value: make() }
      // A Map goes through its entries in the order of their insertion: the first is the one that was not used for longest.
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
