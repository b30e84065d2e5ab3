import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createSecrets } from '../../../platform/secrets.ts'
import { requestText } from '../../data-interface/data-interface.access.ts'
import { requestProblem } from '../call/request-problem.ts'
import type { CallError, FlowWebhooksTable } from '../workflow.tables.ts'

/** What the secret of a webhook is sealed for. */
export const secretPurpose = (id: string) => `flow-webhook:${id}`

/** Characters of an answer that administrators see. */
const SHOWN = 500

/** What a request brought: the beginning of the answer, or why it failed. */
interface Posted {
  problem: CallError | undefined
  answer: string
}

/**
 * Posts an event to another system, with the event's id as `idempotency-key`, and signed by HMAC-SHA256 if the webhook has a
 * secret. Stores the result with the webhook, and returns it.
 */
export async function postWebhook(
  { db, config, now }: Pick<Deps, 'config' | 'now'> & { db: Db },
  { webhook, event, id, body }: { webhook: Selectable<FlowWebhooksTable>; event: string; id: string; body: object },
): Promise<Posted> {
  const content = JSON.stringify({ id, event, time: now().getTime(), ...body })
  const posted = await attempt()
  await db
    .updateTable('flowWebhooks')
    .set({ lastTime: now(), lastError: posted.problem === undefined ? null : JSON.stringify(posted.problem) })
    .where('id', '=', webhook.id)
    .execute()
  return posted

  async function attempt(): Promise<Posted> {
    const secret = webhook.secret === '' ? '' : createSecrets(config).open(webhook.secret, secretPurpose(webhook.id))
    // An unsigned request in place of a signed one would teach the receiver to accept both.
    if (secret === undefined) return { problem: { key: 'workflow.webhookSecretLost' }, answer: '' }
    const signature = createHmac('sha256', secret).update(content).digest('hex')
    try {
      const answer = await requestText(
        {
          url: new URL(webhook.url),
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            ...(secret !== '' && { 'x-sqos-signature': `sha256=${signature}` }),
          },
          body: content,
        },
        { privateHosts: config.interfaceHosts },
      )
      return { problem: undefined, answer: shownPart(answer) }
    } catch (error) {
      return { problem: requestProblem(error), answer: '' }
    }
  }
}

/** The beginning of an answer as a text that PostgreSQL stores. */
const shownPart = (answer: string) => answer.slice(0, SHOWN).replaceAll('\0', '').toWellFormed()
