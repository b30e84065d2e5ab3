import type { Selectable } from 'kysely'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { createSecrets } from '../../../platform/secrets.ts'
import { text } from '../../../platform/text.ts'
import { demandDesigner } from '../move/policy.ts'
import type { FlowWebhooksTable } from '../workflow.tables.ts'
import { postWebhook, secretPurpose } from './post-webhook.ts'
import type { FlowWebhook, FlowWebhookBody } from './webhook.schema.ts'

/** Webhooks of one installation. */
const MOST = 50

interface WebhookDeps extends Pick<Deps, 'config' | 'now' | 'newId'> {
  db: Db
}

/** Addresses of other systems that receive events of flows. Administrators of designs keep them. */
export function createFlowWebhooks({ db, config, now, newId }: WebhookDeps) {
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
    const problem = await postWebhook({ db, config, now }, { webhook: row, event: 'flow.test', id: newId(), body: {} })
    if (problem !== undefined) throw new AppError('refused', problem.key, { params: problem.params ?? {} })
  }

  return { list, get, create, update, remove, test }
}

export type FlowWebhooks = ReturnType<typeof createFlowWebhooks>
