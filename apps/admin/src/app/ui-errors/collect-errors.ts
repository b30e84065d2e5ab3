import { ABORTED, isApiError } from '@sqos/api-client'
import { currentUserApi } from '@sqos/api-client/current-user'
import { selectToken } from '@sqos/session'
import type { AppStore } from '../store.ts'
import { shellVersion } from '../version/shell-version.ts'
import { keepError, markSent, unsentErrors } from './error-buffer.ts'
import { describeError } from './ui-error.ts'

/** Milliseconds that errors wait to be sent together. */
const COLLECT_FOR = 5000
/** Maximum number of errors per request. */
const BATCH = 20
/** Maximum number of errors per page load: a page that fails repeatedly reports the same error. */
const MAX_PER_PAGE_LOAD = 100

let report: ((error: unknown) => void) | undefined

/** Reports an error that an error boundary caught; ignored when errors are not collected. */
export const reportUiError = (error: unknown): void => report?.(error)

/**
 * Collects errors of this page: stores them in this browser and sends them to the log of the server in batches. Unsent
 * errors wait for the next error or the next start; a failed request is not reported. The returned function ends the
 * collection.
 */
export function collectErrors(store: AppStore): () => void {
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(error: unknown) {
    // The caller of an API request has handled its error or left it to the toast.
    if (isApiError(error) && (error.code === ABORTED || error.code < 500)) return
    const entry = describeError(error, { version: shellVersion(), time: Date.now() })
    const kind = `${entry.message} ${entry.stack ?? ''}`
    if (seen.has(kind) || seen.size >= MAX_PER_PAGE_LOAD) return
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
    // Scripts of other origins and browser extensions provide no details.
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
