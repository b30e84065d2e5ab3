const KEY = 'sqos_reloaded_at'

/** ms in which a second failure is not an update any more. */
const ONE_TRY_IN = 60_000

let onItsWay = false

interface ReloadOptions {
  /** Where the person was going; the present address when not given. */
  to?: string | undefined
  hasUnsavedInput: () => boolean
}

/**
 * A file of this build is gone because a newer build took its place: loads the page anew, once. False when that was
 * tried just now, or would lose what somebody typed; then the failure has to be shown.
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
    // Without a memory it might go round for ever.
    return true
  }
}
