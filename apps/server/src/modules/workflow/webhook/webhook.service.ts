import type { Selectable } from 'kysely'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { createSecrets } from '../../../platform/secrets.ts'
import type { Jobs, JobType } from '../../../platform/jobs/index.ts'
import { text } from '../../../platform/text.ts'
import { demandDesigner } from '../move/policy.ts'
import type { FlowWebhooksTable } from '../workflow.tables.ts'
import { createDeliveries, DELIVERY, type DeliveryRow } from './deliveries.ts'
import { postWebhook, secretPurpose } from './post-webhook.ts'
import type { FlowDelivery, FlowDeliveryQuery, FlowWebhook, FlowWebhookBody } from './webhook.schema.ts'
import type { WebhookPost } from './webhook-events.ts'

/** Webhooks of one installation. */
const MOST = 50

interface WebhookDeps extends Pick<Deps, 'config' | 'now' | 'newId'> {
  db: Db
  jobs: Pick<Jobs, 'send'>
  /** The job of a request. */
  post: JobType<WebhookPost>
}

/** Addresses of other systems that receive events of flows. Administrators of designs keep them. */
export function createFlowWebhooks({ db, config, now, newId, jobs, post }: WebhookDeps) {
  const deliveries = createDeliveries({ db, now, newId })
  const secrets = createSecrets(config)

  const shown = (
    { lastTime, lastError, secret, ...row }: Selectable<FlowWebhooksTable>,
    language: Language,
  ): FlowWebhook => ({
    id: row.id,
    fullName: row.fullName,
    url: row.url,
    hasSecret: secret !== '',
    events: row.events,
    flowIds: row.flowIds,
    enabledMark: row.enabledMark,
    lastTime: lastTime?.getTime() ?? null,
    lastError: lastError && text(language, lastError.key, lastError.params),
  })

  async function list({ actor, language }: { actor: Actor; language: Language }) {
    demandDesigner(actor)
    const rows = await db.selectFrom('flowWebhooks').selectAll().orderBy('creatorTime').orderBy('id').execute()
    return rows.map((row) => shown(row, language))
  }

  const find = async (id: string) =>
    found(await db.selectFrom('flowWebhooks').selectAll().where('id', '=', id).executeTakeFirst())

  async function get(id: string, { actor, language }: { actor: Actor; language: Language }) {
    demandDesigner(actor)
    return shown(await find(id), language)
  }

  function valuesOf({ fullName, url, events, flowIds, enabledMark }: FlowWebhookBody) {
    const address = URL.parse(url.trim())
    if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
      throw refusedField('url', 'workflow.badAddress')
    if (events.length === 0) throw refusedField('events', 'workflow.webhookWithoutEvent')
    return {
      fullName: fullName.trim(),
      url: address.href,
      events: JSON.stringify([...new Set(events)]),
      flowIds: JSON.stringify([...new Set(flowIds)]),
      enabledMark: enabledMark ?? 1,
    }
  }

  /** The sealed secret of a body; undefined keeps the stored one. */
  function sealed(id: string, { secret, hasSecret }: FlowWebhookBody): string | undefined {
    const given = secret?.trim() ?? ''
    if (given === '') return hasSecret === false ? '' : undefined
    if (!secrets.isReady) throw refusedField('secret', 'systemConfig.secretKeyMissing')
    return secrets.seal(given, secretPurpose(id))
  }

  async function create(body: FlowWebhookBody, actor: Actor) {
    demandDesigner(actor)
    const rows = await db.selectFrom('flowWebhooks').select('id').execute()
    if (rows.length >= MOST) throw new AppError('refused', 'workflow.tooManyWebhooks', { params: { most: MOST } })
    const id = newId()
    await db
      .insertInto('flowWebhooks')
      .values({
        ...valuesOf(body),
        id,
        secret: sealed(id, body) ?? '',
        lastTime: null,
        lastError: null,
        creatorUserId: actor.userId,
        creatorTime: now(),
        lastModifyUserId: null,
        lastModifyTime: null,
      })
      .execute()
  }

  async function update(id: string, { body, actor }: { body: FlowWebhookBody; actor: Actor }) {
    demandDesigner(actor)
    const before = await find(id)
    const values = valuesOf(body)
    const secret = sealed(id, body)
    // The secret is for one receiver: another host must not get requests signed with it unnoticed.
    const isMoved = new URL(before.url).origin !== new URL(values.url).origin
    if (isMoved && before.secret !== '' && secret === undefined)
      throw refusedField('secret', 'workflow.webhookSecretAgain')
    await db
      .updateTable('flowWebhooks')
      .set({
        ...values,
        ...(secret !== undefined && { secret }),
        lastModifyUserId: actor.userId,
        lastModifyTime: now(),
      })
      .where('id', '=', id)
      .execute()
  }

  async function remove(id: string, actor: Actor) {
    demandDesigner(actor)
    await find(id)
    await db.deleteFrom('flowWebhooks').where('id', '=', id).execute()
  }

  /** Posts a request without a flow, so that an administrator sees whether the other system answers. */
  async function test(id: string, actor: Actor) {
    demandDesigner(actor)
    const row = await find(id)
    const [eventId, event] = [newId(), 'flow.test']
    await deliveries.note(id, { eventId, event, taskId: null, title: '', body: '{}' })
    const { problem, answer } = await postWebhook({ db, config, now }, { webhook: row, event, id: eventId, body: {} })
    await deliveries.noteAttempt(id, eventId, { problem, answer, next: undefined })
    if (problem !== undefined) throw new AppError('refused', problem.key, { params: problem.params ?? {} })
  }

  /** What was posted to a webhook: a page, latest first. */
  async function listDeliveries(
    id: string,
    { query, actor, language }: { query: FlowDeliveryQuery; actor: Actor; language: Language },
  ) {
    demandDesigner(actor)
    await find(id)
    const { currentPage = 1, pageSize = 20, state } = query
    const cut = { offset: (currentPage - 1) * pageSize, limit: pageSize, state: state === '' ? undefined : state }
    const { rows, total } = await deliveries.page(id, cut)
    return { list: rows.map((row) => deliveryOf(row, language)), pagination: { currentPage, pageSize, total } }
  }

  /** Posts a failed delivery again, with the key of its first attempt. */
  async function retryDelivery(id: string, { deliveryId, actor }: { deliveryId: string; actor: Actor }) {
    demandDesigner(actor)
    const webhook = await find(id)
    if (webhook.enabledMark !== 1) throw new AppError('refused', 'workflow.webhookDisabled')
    await db.transaction().execute(async (trx) => {
      const rows = createDeliveries({ db: trx, now, newId })
      const { state, eventId, event, body } = found(await rows.find(id, deliveryId))
      if (state !== DELIVERY.failed || !(await rows.waitAgain(deliveryId)))
        throw new AppError('refused', 'workflow.deliveryNotFailed')
      const input = { webhookId: id, id: eventId, event, body, attempt: 1 }
      await jobs.send(trx, post, { input, key: `${eventId}:${id}:${newId()}` })
    })
  }

  return { list, get, create, update, remove, test, listDeliveries, retryDelivery }
}

const deliveryOf = (row: DeliveryRow, language: Language): FlowDelivery => ({
  id: row.id,
  event: row.event,
  eventId: row.eventId,
  taskId: row.taskId ?? '',
  fullName: row.title,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  error: row.error ? text(language, row.error.key, row.error.params) : '',
  answer: row.answer,
  creatorTime: row.createdTime.getTime(),
  lastTime: row.lastTime?.getTime() ?? null,
  nextTime: row.nextTime?.getTime() ?? null,
})

export type FlowWebhooks = ReturnType<typeof createFlowWebhooks>
