/** ms between two looks while somebody is looking. */
const LOOK_EVERY = 60_000
/** ms that must lie between two looks: coming back to a window is no reason for a burst. */
const NOT_BEFORE = 5000

interface Watch {
  /** The version as it is now; nothing when it could not be read. */
  read: () => Promise<string | undefined>
  onChange: () => void
  now?: (() => number) | undefined
}

/** Calls `onChange` when the version is another: looks every minute and whenever somebody comes back. Answers how to end it. */
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
