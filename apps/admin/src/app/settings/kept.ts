/** The stored object of a key; empty when storage is blocked or contains something else. */
export function readKept(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // Blocked, or a foreign value: as if nothing was stored.
    return {}
  }
}

/** Stores an object; when storage is full or blocked, the value lasts until the page is left. */
export function writeKept(storage: () => Storage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // The value is still in memory.
  }
}

/** Storages behind functions: the mere access may be forbidden. */
export const local = () => localStorage
export const session = () => sessionStorage
