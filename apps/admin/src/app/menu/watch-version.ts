import { signals } from '../realtime/signals.ts'

/** Milliseconds between two checks while the page is visible and there is no socket, which announces changes. */
const LOOK_EVERY = 60_000
/** Milliseconds between two checks that focus or visibility cause. */
const NOT_BEFORE = 5000
/** Milliseconds in which the browsers that learn of a change check, at random. */
const SPREAD = 2000

interface Watch {
  /** Reads the current version; undefined when it cannot be read. */
  read: () => Promise<string | undefined>
  onChange: () => void
  now?: (() => number) | undefined
}

/**
 * Calls `onChange` when the version has changed: checks on a signal of the server; without a socket every minute and when the user returns.
 * Returns the function that ends it.
 */
export function watchVersion({ read, onChange, now = Date.now }: Watch): () => void {
  let known: string | undefined
  let lookedAt = 0
  let ended = false
  /** The server said that something changed. */
  let isDue = false
  let soon: ReturnType<typeof setTimeout> | undefined

  async function look() {
    if (document.hidden) return
    if (!isDue && (now() - lookedAt < NOT_BEFORE || (known !== undefined && signals.isConnected()))) return
    isDue = false
    lookedAt = now()
    const version = await read()
    if (ended || version === undefined) return
    if (known !== undefined && known !== version) onChange()
    known = version
  }

  const lookAgain = () => void look()
  lookAgain()
  const timer = setInterval(lookAgain, LOOK_EVERY)
  const stopListening = signals.on('menus', () => {
    isDue = true
    clearTimeout(soon)
    soon = setTimeout(lookAgain, Math.random() * SPREAD)
  })
  window.addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    ended = true
    clearInterval(timer)
    clearTimeout(soon)
    stopListening()
    window.removeEventListener('focus', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
