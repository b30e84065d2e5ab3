import type { DatasetResult } from './dataset.schema.ts'

/** Rows and results that are kept. */
const MAX_ROWS = 200_000
const MAX_RESULTS = 1000

interface Kept {
  version: string
  /** ms */
  until: number
  value: Promise<DatasetResult>
  rows: number
}

/** What a cached result is valid for. */
interface Validity {
  /** The result is made again for another version. */
  version: string
  /** ms */
  maxAge: number
  /** ms */
  now: number
}

/**
 * Keeps results by key: callers with the same key, version and age share one, also while it is being made. The least recently used ones
 * go first. A failure is not kept.
 */
export function createResultCache() {
  const kept = new Map<string, Kept>()
  let rows = 0

  function forget(key: string) {
    rows -= kept.get(key)?.rows ?? 0
    kept.delete(key)
  }

  async function settle(key: string, entry: Kept) {
    try {
      const result = await entry.value
      if (kept.get(key) !== entry) return
      entry.rows = result.rows.length
      rows += entry.rows
      for (const [oldest] of kept) {
        if (rows <= MAX_ROWS && kept.size <= MAX_RESULTS) return
        forget(oldest)
      }
    } catch {
      // The callers receive the error.
      if (kept.get(key) === entry) forget(key)
    }
  }

  function keep(key: string, { version, maxAge, now }: Validity, make: () => Promise<DatasetResult>): Kept {
    const entry: Kept = { version, until: now + maxAge, value: make(), rows: 0 }
    kept.set(key, entry)
    void settle(key, entry)
    return entry
  }

  return {
    get(key: string, valid: Validity, make: () => Promise<DatasetResult>): Promise<DatasetResult> {
      const present = kept.get(key)
      const isValid = present?.version === valid.version && present.until > valid.now
      if (present && isValid) {
        // A Map iterates in insertion order.
        kept.delete(key)
        kept.set(key, present)
        return present.value
      }
      forget(key)
      return keep(key, valid, make).value
    },
  }
}
