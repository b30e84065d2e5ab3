import type { ChoiceKind, WidgetServices } from './widget-services.ts'

/** How many recent choices are kept of a kind. */
const KEPT = 10

/**
 * The two calls for recent choices, kept in this browser under a key. Put the person's id into the key, so that two people at one
 * machine do not see each other's.
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
        // A full or forbidden storage: recent choices are a courtesy.
      }
    },
  }
}

/** Whatever somebody else wrote there counts as nothing. */
function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
