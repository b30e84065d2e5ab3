/** Texts by key that survive a reload; without storage they last as long as the page. */
export interface KeptTexts {
  read: (key: string) => string | undefined
  /** An empty text removes the key. */
  write: (key: string, text: string) => void
  keys: () => string[]
}

/** Texts of one user in the storage of the browser, under `sqos_chat.{userId}.`. */
export function keptTexts(userId: string): KeptTexts {
  const prefix = `sqos_chat.${userId}.`
  const fallback = new Map<string, string>()

  function storage(): Storage | undefined {
    try {
      return localStorage
    } catch {
      return undefined
    }
  }

  return {
    read: (key) => storage()?.getItem(prefix + key) ?? fallback.get(key),
    write(key, text) {
      fallback.delete(key)
      if (text === '') return storage()?.removeItem(prefix + key)
      try {
        storage()?.setItem(prefix + key, text)
      } catch {
        // The storage is full.
        fallback.set(key, text)
      }
    },
    keys() {
      const stored = Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix))
      return [...new Set([...stored.map((name) => name.slice(prefix.length)), ...fallback.keys()])]
    },
  }
}
