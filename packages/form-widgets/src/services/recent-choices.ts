import type { ChoiceKind, WidgetServices } from './widget-services.ts'

/** Number of recent choices per kind. */
const KEPT = 10

/**
 * The two calls for recent choices, stored in this browser under a key. Include the id of the user in the key, so that
 * users of one machine do not share them.
 */
export function recentChoicesIn(storageKey: string): Pick<WidgetServices, 'recentChoices' | 'rememberChoices'> {
  const keyOf = (kind: ChoiceKind) => `${storageKey}.${kind}`
  const recentChoices = (kind: ChoiceKind) => read(keyOf(kind))
  return {
    recentChoices,
    rememberChoices(kind, ids) {
      const kept = [...new Set([...ids, ...recentChoices(kind)])].slice(0, KEPT)
      try {
        localStorage.setItem(keyOf(kind), JSON.stringify(kept))
      } catch {
        // The storage is full or disabled; recent choices are optional.
      }
    },
  }
}

/** Ignores invalid stored values. */
function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
