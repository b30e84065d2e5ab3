import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'

const PATIENCE = 2000

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests: the database answers and no shutdown is in progress.
 */
export function addHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  let closing = false
  app.addHook('preClose', () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise the connection of a running request stays open, and the shutdown waits for it in vain.
    if (closing) reply.header('connection', 'close')
  })
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, () => ({ status: 'alive' }))
  app.get('/readyz', hidden, async (request, reply) => {
    if (closing) return reply.code(503).send({ status: 'shutting down' })
    try {
      await withinPatience(sql`select 1`.execute(db))
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
