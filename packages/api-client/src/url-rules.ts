// Rules that depend on the URL of a call.

const LOGIN = '/api/oauth/Login'
/** Calls with a password. */
const PASSWORD_CALLS = [LOGIN, '/api/oauth/LockScreen']
const QUIET_CALLS = new Set([
  ...PASSWORD_CALLS,
  '/api/oauth/Logout',
  '/api/oauth/ScanTicket/Answer',
  '/api/permission/Users/Current/SystemTheme',
  '/api/permission/Authority/SetColumnsByModuleId',
  '/api/permission/Authority/SetViewsByModuleId',
])
/** Parts of the URLs of slow calls, in lower case. */
const SLOW_CALLS = [
  'synthirdinfo',
  'extend/email/receive',
  'system/mail/actions/test',
  'sysconfig/email/test',
  'permission/authority/data',
  'datasync/actions/execute',
]
const SLOW_CALL_MS = 100_000
const DEFAULT_CALL_MS = 30_000

/** Errors of the page, sent in the background. */
const UNSEEN_CALL = '/api/system/UiError'

/** Data source test, the owldata interface, model configuration. */
const UNCHECKED_CALLS = [/\/DataSource\/.*Test/i, /owldata/i, /\/OnlineDev\/[^/?]+\/Config(?:\?|$)/i]

/** Records and designs: a conflict with another user's change is shown in the form. */
const MERGED_CALL = /\/api\/visualdev\/(OnlineDev\/[^/?]+|Base)\/[^/?]+$/

/** Check for new messages, in the background. */
const NEWS_CALL = '/api/message/Unread'

/** Report of a telephone call, in the background; the last one is sent while the page is closed. */
const CALL_REPORT = '/api/extend/CallRecord/Actions/Report'

const pathOf = (url: string) => url.split('?')[0] ?? url

/** Login is the only call with a form-urlencoded body. */
export const isFormEncoded = (url: string) => pathOf(url) === LOGIN

/** Codes 600 to 602 of these calls concern the typed password, not the session. */
export const mayEndSession = (url: string) => !PASSWORD_CALLS.includes(pathOf(url))

/** These calls show no success message: the screen changes at once. */
export const showsSuccess = (url: string) => !QUIET_CALLS.has(pathOf(url))

/** The caller handles codes other than 200 itself: no toast, no sign-out. */
export const isUnchecked = (url: string) => isUnseen(url) || UNCHECKED_CALLS.some((pattern) => pattern.test(url))

/** The caller merges the changes of two users: no toast. */
export const mergesConflicts = ({ url, method = 'GET' }: { url: string; method?: string | undefined }) =>
  method.toUpperCase() === 'PUT' && MERGED_CALL.test(pathOf(url))

/** State of the QR code on the sign-in page, every two seconds. */
const SCAN_CALL = '/api/oauth/ScanTicket/State'

/** A background call: its failure is not shown. */
export const isUnseen = (url: string) => [UNSEEN_CALL, NEWS_CALL, SCAN_CALL, CALL_REPORT].includes(pathOf(url))

/** The browser completes the call although its page was closed. Its body has at most 64 kB. */
export const outlivesPage = (url: string) => pathOf(url) === CALL_REPORT

/** Time-out of a call in milliseconds. */
export function timeoutOf(url: string, usualMs = DEFAULT_CALL_MS): number {
  const address = url.toLowerCase()
  return SLOW_CALLS.some((part) => address.includes(part)) ? SLOW_CALL_MS : usualMs
}
