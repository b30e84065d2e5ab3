/** The object kept under a name in the browser; nothing of it when storage is blocked or holds something else. */
export function readKept(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // Blocked, or not what we wrote: as if nothing had been kept.
    return {}
  }
}

/** Keeps an object in the browser; where storage is full or blocked it holds until the page is left. */
export function writeKept(storage: () => Storage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // Nothing to do: the choice is still in memory.
  }
}

/** The storages behind functions: even asking for one may be forbidden. */
export const local = () => localStorage
export const session = () => sessionStorage
