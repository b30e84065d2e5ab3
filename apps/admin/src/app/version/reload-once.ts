const KEY = 'sqos_reloaded_at'

/** Milliseconds within which a second failure is not caused by an update. */
const ONE_TRY_IN = 60_000

let onItsWay = false

interface ReloadOptions {
  /** The requested address; default: the current one. */
  to?: string | undefined
  hasUnsavedInput: () => boolean
}

/**
 * Reloads the page once when a file of this build no longer exists because of a newer build. Returns false when a reload was
 * tried recently, or would lose unsaved input; then the error has to be shown.
 */
export function reloadOnce({ to, hasUnsavedInput }: ReloadOptions): boolean {
  if (!onItsWay && (hasUnsavedInput() || wasTriedJustNow())) return false
  onItsWay = true
  if (to === undefined) window.location.reload()
  else window.location.assign(to)
  return true
}

function wasTriedJustNow(): boolean {
  try {
    const tried = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONE_TRY_IN
    sessionStorage.setItem(KEY, String(Date.now()))
    return tried
  } catch {
    // Without storage, it could reload forever.
    return true
  }
}
