import type { ModelStorage } from '../model-storage.ts'

/** Rows up to which a list counts as short: far fewer than are counted at most. */
const SHORT = 50_000
/** Searches per model. */
const KEPT = 200

/** By the text of a search: whether all lists of it were short. */
const known = new WeakMap<ModelStorage, Map<string, boolean>>()

/**
 * Whether the lists of this search were short so far, for all callers. Counting up to a limit takes a third longer than counting
 * all rows; a list that has grown since is counted once as a whole.
 */
export const wasShort = (storage: ModelStorage, search: string): boolean => known.get(storage)?.get(search) === true

/** Notes the length of a list. */
export function noteLength(storage: ModelStorage, { search, total }: { search: string; total: number }): void {
  const searches = known.get(storage) ?? new Map<string, boolean>()
  known.set(storage, searches)
  if (!searches.has(search) && searches.size >= KEPT) searches.clear()
  searches.set(search, total <= SHORT && searches.get(search) !== false)
}
