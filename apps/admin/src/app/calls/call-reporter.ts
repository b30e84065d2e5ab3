import type { CallRecord } from '@sqos/call-panel'

/** Time in ms between two reports of a call that lasts: the server ends the record of a call that is silent for minutes. */
const HEARTBEAT = 60_000
/** Time in ms before a failed report is repeated. */
const RETRY = 10_000
/** Number of attempts to report the end of a call: an hour. */
const MAX_ATTEMPTS = 360

/** Sends a report. Resolves to false when it should be repeated, because the server was not reached. */
export type SendReport = (call: CallRecord) => Promise<boolean>

/**
 * Reports calls to the server: at once when something happens, every minute while a call lasts, and again after a failure. Each
 * report holds the whole call, so that the last one suffices.
 */
export function createCallReporter(send: SendReport) {
  const calls = new Map<string, { call: CallRecord; attempts: number; timer?: ReturnType<typeof setTimeout> }>()

  async function deliver(id: string) {
    const entry = calls.get(id)
    if (!entry) return
    clearTimeout(entry.timer)
    const { call } = entry
    entry.attempts += 1
    const isDone = await send(call).catch(() => false)
    // A newer report of the call was sent meanwhile; it plans what follows.
    if (entry.call !== call) return
    const isOver = call.endedAt !== undefined && (isDone || entry.attempts >= MAX_ATTEMPTS)
    if (isOver) calls.delete(id)
    else entry.timer = setTimeout(() => void deliver(id), isDone ? HEARTBEAT : RETRY)
  }

  return {
    /** Sends the present state of a call. */
    report: (call: CallRecord) => {
      const entry = calls.get(call.id) ?? { call, attempts: 0 }
      calls.set(call.id, Object.assign(entry, { call, attempts: 0 }))
      void deliver(call.id)
    },

    /** Ends all repetitions. */
    stop: () => {
      for (const { timer } of calls.values()) clearTimeout(timer)
    },
  }
}
