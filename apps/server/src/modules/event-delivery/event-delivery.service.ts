import type { Language } from '@sqos/contract'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { text } from '../../platform/text.ts'
import type { FailedTask, FailedTasks } from './event-delivery.schema.ts'

/** Parked deliveries of one answer. */
const LIMIT = 500

/** What can be done with a failed task. */
type Action = 'retry' | 'discard'

/** Failed deliveries and failed system jobs: lists, retries and discards them. */
export function createEventDeliveryService({ events, jobs }: { events: Events; jobs: Jobs }) {
  async function list({ keyword = '', language }: { keyword?: string; language: Language }): Promise<FailedTasks> {
    const wanted = keyword.trim()
    const [parked, failed] = await Promise.all([
      events.parked({ keyword: wanted, limit: LIMIT }),
      jobs.failedSystemJobs(),
    ])
    const deliveries = parked.map(
      ({ eventId, handler, type, key, attempts, blocked, error, parkedAt }): FailedTask => ({
        id: `${eventId}.${handler}`,
        kind: 'event',
        handler,
        type,
        subject: key,
        attempts,
        blocked,
        error,
        parkedAt: parkedAt.getTime(),
      }),
    )
    const systemJobs = failed
      .map(({ id, kind, attempts, message, finishedAt }): FailedTask => ({
        id: `job.${id}`,
        kind: 'job',
        handler: kind,
        type: '',
        subject: '',
        attempts,
        blocked: 0,
        error: text(language, message),
        parkedAt: finishedAt.getTime(),
      }))
      .filter(({ handler, error }) => `${handler} ${error}`.toLowerCase().includes(wanted.toLowerCase()))
    return {
      list: [...deliveries, ...systemJobs].toSorted((a, b) => b.parkedAt - a.parkedAt).slice(0, LIMIT),
      total: (parked[0]?.total ?? 0) + systemJobs.length,
    }
  }

  function act(id: string, action: Action): Promise<boolean> {
    const dot = id.indexOf('.')
    const [before, after] = [id.slice(0, dot), id.slice(dot + 1)]
    if (before === 'job') return action === 'retry' ? jobs.retrySystemJob(after) : jobs.discardSystemJob(after)
    if (!/^\d{1,18}$/.test(before)) return Promise.resolve(false)
    return events[action]({ eventId: before, handler: after })
  }

  /** Acts on these tasks; returns how many still failed. Refused when none did. */
  async function actOnAll(ids: readonly string[], action: Action): Promise<number> {
    let count = 0
    for (const id of new Set(ids)) if (await act(id, action)) count += 1
    if (count === 0) throw new AppError('notFound', 'eventDelivery.gone')
    return count
  }

  return {
    list,
    retry: (ids: readonly string[]) => actOnAll(ids, 'retry'),
    discard: (ids: readonly string[]) => actOnAll(ids, 'discard'),
  }
}

export type EventDeliveryService = ReturnType<typeof createEventDeliveryService>
