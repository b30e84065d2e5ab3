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

/**
 * Posts an event to another system, with the event's id as `idempotency-key`, and signed by HMAC-SHA256 if the webhook has a
 * secret. Stores the result; returns the problem of a failed request.
 */
export async function postWebhook(
  { db, config, now }: Pick<Deps, 'config' | 'now'> & { db: Db },
  { webhook, event, id, body }: { webhook: Selectable<FlowWebhooksTable>; event: string; id: string; body: object },
): Promise<CallError | undefined> {
  const content = JSON.stringify({ id, event, time: now().getTime(), ...body })
  const problem = await attempt()
  await db
    .updateTable('flowWebhooks')
    .set({ lastTime: now(), lastError: problem === undefined ? null : JSON.stringify(problem) })
    .where('id', '=', webhook.id)
    .execute()
  return problem

  async function attempt(): Promise<CallError | undefined> {
    const secret = webhook.secret === '' ? '' : createSecrets(config).open(webhook.secret, secretPurpose(webhook.id))
    // An unsigned request in place of a signed one would teach the receiver to accept both.
    if (secret === undefined) return { key: 'workflow.webhookSecretLost' }
    const signature = createHmac('sha256', secret).update(content).digest('hex')
    try {
      await requestText(
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
      return undefined
    } catch (error) {
      return requestProblem(error)
    }
  }
}
