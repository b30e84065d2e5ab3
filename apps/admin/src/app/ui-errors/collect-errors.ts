import { ABORTED, isApiError } from '@sqos/api-client'
import { currentUserApi } from '@sqos/api-client/current-user'
import { selectToken } from '@sqos/session'
import type { AppStore } from '../store.ts'
import { shellVersion } from '../version/shell-version.ts'
import { keepError, markSent, unsentErrors } from './error-buffer.ts'
import { describeError } from './ui-error.ts'

/** ms that errors wait for others to travel with. */
const COLLECT_FOR = 5000
/** As many as the server takes at once. */
const BATCH = 20
/** A page that fails again and again says the same again and again. */
const MOST_IN_A_LIFE = 100

let report: ((error: unknown) => void) | undefined

/** Tells of an error that a boundary caught; where errors are not collected nothing happens. */
export const reportUiError = (error: unknown): void => report?.(error)

/**
 * Collects what breaks in this page: keeps it in this browser and sends it to the server's log in batches. What could not
 * be sent waits for the next error or the next start; sending itself never causes a report. The answer ends it.
 */
export function collectErrors(store: AppStore): () => void {
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(error: unknown) {
    // Whoever asked for a call has dealt with its failure or left it to the toast.
    if (isApiError(error) && (error.code === ABORTED || error.code < 500)) return
    const entry = describeError(error, { version: shellVersion(), time: Date.now() })
    const kind = `${entry.message} ${entry.stack ?? ''}`
    if (seen.has(kind) || seen.size >= MOST_IN_A_LIFE) return
    seen.add(kind)
    keepError(entry)
    sendSoon()
  }

  function sendSoon() {
    timer ??= setTimeout(() => void send(), COLLECT_FOR)
  }

  async function send() {
    timer = undefined
    const list = unsentErrors(BATCH)
    if (list.length === 0 || selectToken(store.getState()) === null) return
    const call = currentUserApi.endpoints.reportUiErrors.initiate({ uiErrorsBody: { list } }, { track: false })
    const { error } = await store.dispatch(call)
    if (error) return
    markSent(list.length)
    if (unsentErrors(1).length > 0) sendSoon()
  }

  const onError = ({ error, message }: ErrorEvent) => {
    // Scripts of other origins and browser extensions say no more than that.
    if (error === null && /^(Script error|ResizeObserver)/.test(message)) return
    take(error ?? message)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason)

  report = take
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  sendSoon()
  return () => {
    report = undefined
    clearTimeout(timer)
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
