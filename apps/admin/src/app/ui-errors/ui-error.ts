import { isApiError } from '@sqos/api-client'
import type { UiError } from '@sqos/api-client/current-user'

// Maximum of the server.
const MAX_MESSAGE = 500
const MAX_STACK = 3000

interface Circumstances {
  version: string
  time: number
}

/** The stored description of an error: place and time, without user input. */
export function describeError(error: unknown, { version, time }: Circumstances): UiError {
  const traceId = traceIdOf(error)
  const stack = error instanceof Error ? framesOf(error.stack ?? '') : ''
  return {
    message: withoutValues(messageOf(error)).slice(0, MAX_MESSAGE) || 'Error',
    ...(stack && { stack }),
    address: window.location.pathname,
    version: version.slice(0, 50) || 'unknown',
    ...(traceId && { traceId }),
    time,
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  // The server's message may contain user input; its log has the message under the trace id.
  if (isApiError(error)) return `ApiError ${error.code}`
  return typeof error === 'string' ? error : Object.prototype.toString.call(error)
}

function traceIdOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  const failed = [error, cause].find((candidate) => isApiError(candidate))
  return isApiError(failed) ? failed.traceId : undefined
}

/** Removes quoted texts, long numbers and mail addresses, which may be user input; keeps quoted property names. */
function withoutValues(message: string): string {
  return message
    .replaceAll(/[?#][^\s):]*/g, '')
    .replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replaceAll(/'([^']*)'?/g, (quoted, inner: string) => (/^[A-Za-z_$][\w$]*$/.test(inner) ? quoted : "'…'"))
    .replaceAll(/\d{4,}|\S+@\S+/g, '…')
}

/** The lines of a stack with source locations. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line) && /^\s*at |^[^\s"']*@/.test(line))
    .map((line) => line.replaceAll(/[?#][^\s):]*/g, ''))
    .join('\n')
    .slice(0, MAX_STACK)
