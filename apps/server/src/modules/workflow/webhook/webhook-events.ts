import { sql } from 'kysely'
import { Type } from 'typebox'
import type { DomainEventOf } from '@sqos/contract/events'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Events } from '../../../platform/events/index.ts'
import type { Jobs, JobType } from '../../../platform/jobs/index.ts'
import { contactsOf } from '../../user/user.access.ts'
import type { FlowEventName } from '../workflow.tables.ts'
import { createDeliveries, deleteOldDeliveries } from './deliveries.ts'
import { postWebhook } from './post-webhook.ts'

/** Requests for one event; the last one comes two hours after the first. */
const ATTEMPTS = 9
/** Milliseconds before the second request; each further one waits twice as long. */
const RETRY_AFTER = 30_000

const EVENT_NAMES: readonly FlowEventName[] = ['flow.started', 'flow.decided', 'flow.withdrawn', 'flow.ended']

/** One request of an event to a webhook. */
export interface WebhookPost {
  webhookId: string
  id: string
  event: string
  body: string
  attempt: number
}

interface EventDeps extends Pick<Deps, 'config' | 'now' | 'newId'> {
  db: Db
  events: Pick<Events, 'on'>
  jobs: Jobs
}

/**
 * Posts events of flows to the webhooks that want them. Each request is a job of its own, so a system that does not answer delays
 * no other; it is repeated and then listed among the failed tasks. Returns the job of a request.
 */
export function postFlowEvents(deps: EventDeps): JobType<WebhookPost> {
  const { db, events, jobs, now } = deps
  const deliveries = createDeliveries(deps)
  jobs.schedule({ kind: 'workflow.deleteDeliveries', cron: '41 3 * * *', run: () => deleteOldDeliveries(deps) })
  const post: JobType<WebhookPost> = jobs.define({
    kind: 'workflow.webhook',
    queue: 'workflow.webhook',
    concurrency: 4,
    retry: { limit: 5, delay: 30, backoff: true },
    input: Type.Object({
      webhookId: Type.String(),
      id: Type.String(),
      event: Type.String(),
      body: Type.String(),
      attempt: Type.Integer(),
    }),
    async run({ input }) {
      const { webhookId, id, event, body, attempt } = input
      const webhook = await db.selectFrom('flowWebhooks').selectAll().where('id', '=', webhookId).executeTakeFirst()
      if (webhook?.enabledMark !== 1) {
        const problem = { key: 'workflow.webhookDisabled' }
        return await deliveries.noteAttempt(webhookId, id, { problem, answer: '', next: undefined })
      }
      const content: unknown = JSON.parse(body)
      const { problem, answer } = await postWebhook(deps, { webhook, event, id, body: Object(content) })
      const isLast = problem === undefined || attempt === ATTEMPTS
      const after = new Date(now().getTime() + RETRY_AFTER * 2 ** (attempt - 1))
      await deliveries.noteAttempt(webhookId, id, { problem, answer, next: isLast ? undefined : after })
      if (problem === undefined) return
      if (isLast) throw new AppError('refused', problem.key, { params: problem.params ?? {} })
      const next = { ...input, attempt: attempt + 1 }
      await jobs.send(db, post, { input: next, after, key: `${id}:${webhookId}:${next.attempt}` })
    },
  })

  events.on(EVENT_NAMES, {
    name: 'workflow.webhooks',
    when: sql<boolean>`exists (select from flow_webhooks where enabled_mark = 1)`,
    async apply(event, trx) {
      const { flowId } = event.payload
      const webhooks = await trx
        .selectFrom('flowWebhooks')
        .select('id')
        .where('enabledMark', '=', 1)
        .where(sql<boolean>`"events" ? ${event.type}`)
        .where(sql<boolean>`(flow_ids = '[]'::jsonb or flow_ids ? ${flowId})`)
        .execute()
      if (webhooks.length === 0) return
      const about = await aboutEvent(trx, event)
      const body = JSON.stringify(about)
      const noted = createDeliveries({ ...deps, db: trx })
      for (const { id: webhookId } of webhooks) {
        const { id: taskId, title } = about.request
        await noted.note(webhookId, { eventId: event.id, event: event.type, taskId, title, body })
        const input = { webhookId, id: event.id, event: event.type, body, attempt: 1 }
        await jobs.send(trx, post, { input, key: `${event.id}:${webhookId}:1` })
      }
    },
  })
  return post
}

/** What another system learns of an event. Values of the form are read through the interface of requests, which checks permissions. */
async function aboutEvent(trx: Trx, { occurredAt, actorId, payload }: DomainEventOf<FlowEventName>) {
  const { flowId, taskId, ...more } = payload
  const task = await trx.selectFrom('flowTasks').selectAll().where('id', '=', taskId).executeTakeFirst()
  const ids = [...new Set([task?.creatorUserId, actorId].flatMap((id) => id ?? []))]
  const people = new Map((await contactsOf(trx, ids)).map((one) => [one.id, one]))
  const personOf = (id: string | null | undefined) => {
    const person = people.get(id ?? '')
    return person ? { id: person.id, account: person.account, name: person.realName } : null
  }
  return {
    time: occurredAt,
    flow: { id: flowId, code: task?.flowCode ?? '', name: task?.flowName ?? '', version: task?.flowVersion ?? 0 },
    request: {
      id: taskId,
      title: task?.fullName ?? '',
      number: task?.enCode ?? '',
      status: task?.status ?? 0,
      initiator: personOf(task?.creatorUserId),
    },
    actor: personOf(actorId),
    ...more,
  }
}
