/** Milliseconds between two checks while the window is visible. */
const LOOK_EVERY = 60_000
/** Minimum milliseconds between two checks: returning to a window must not cause a burst. */
const NOT_BEFORE = 5000

interface Watch {
  /** Reads the current version; undefined when it cannot be read. */
  read: () => Promise<string | undefined>
  onChange: () => void
  now?: (() => number) | undefined
}

/**
 * Calls `onChange` when the version has changed: checks every minute and when the user returns to the window. Returns
 * the function that ends the watch.
 */
export function watchVersion({ read, onChange, now = Date.now }: Watch): () => void {
  let known: string | undefined
  let lookedAt = 0
  let ended = false

  async function look() {
    if (document.hidden || now() - lookedAt < NOT_BEFORE) return
    lookedAt = now()
    const version = await read()
    if (ended || version === undefined) return
    if (known !== undefined && known !== version) onChange()
    known = version
  }

  const lookAgain = () => void look()
  lookAgain()
  const timer = setInterval(lookAgain, LOOK_EVERY)
  window.addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    ended = true
    clearInterval(timer)
    window.removeEventListener('focus', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
