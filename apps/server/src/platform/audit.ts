import { RESULT, type ResultCode } from '@sqos/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from './client.ts'
import { createBatch } from './db/batch.ts'
import type { Db } from './db/database.ts'
import type { Deps } from './deps.ts'
import { isApiUrl } from './api-url.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The `code` of the answer. */
    resultCode: ResultCode | undefined
    /** The internal error. */
    failure: Error | undefined
  }
}

/** Categories of log rows that the platform writes. */
const CATEGORY = { failure: 4, request: 5 } as const
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const MAX_JSON = 4000
/** Maximum length of a URL in the log stream. */
const MAX_LOGGED_URL = 1000
/** Maximum length of a URL without a route: clients can send thousands of them. */
const MAX_URL = 200

/** A row of the audit. */
export interface AuditEntry extends ReturnType<typeof entryOf> {
  id: string
  category: (typeof CATEGORY)[keyof typeof CATEGORY]
  creatorTime: Date
}

interface AuditDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  /** Stores rows with one statement. */
  insert: (db: Db, entries: readonly AuditEntry[]) => Promise<unknown>
}

/**
 * Records every write request and every unexpected error in `logs` and in the log stream: after the answer was sent, so
 * that neither a slow nor a failing audit affects the caller.
 */
export function addAudit(app: FastifyInstance, deps: AuditDeps) {
  const pending = new Set<Promise<void>>()
  app.decorateRequest('resultCode', undefined)
  app.decorateRequest('failure', undefined)

  // Its lines hold the few facts below and no secrets: searching each of them for some takes longer than writing it.
  const answers = app.log.child({}, { redact: [] })

  // Requests that end at the same time are recorded together; a row that cannot be stored does not affect the others.
  const insertAll = createBatch(deps.db, deps.insert)

  async function write(request: FastifyRequest, rows: AuditEntry[]) {
    try {
      await insertAll(rows).catch(() => deps.insert(deps.db, rows))
    } catch (error) {
      request.log.error({ err: error }, 'the audit entry could not be written')
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    const { id: reqId, ip, method, url } = request
    const [code, ms] = [codeOf(request, reply), Math.round(reply.elapsedTime)]
    // Files and health checks are frequent and of little interest.
    const level = isApiUrl(url) ? 'info' : 'debug'
    const req = { method, url: url.slice(0, MAX_LOGGED_URL), ip }
    answers[level]({ reqId, req, status: reply.statusCode, code, ms }, 'answered')
    const categories = [
      ...(isApiUrl(url) && !isReading(request) ? [CATEGORY.request] : []),
      ...(request.failure ? [CATEGORY.failure] : []),
    ]
    if (categories.length === 0) return
    const entry = entryOf(request, reply)
    const rows = categories.map((category) => ({ ...entry, id: deps.newId(), creatorTime: deps.now(), category }))
    const written = write(request, rows)
    pending.add(written)
    await written
    pending.delete(written)
  })

  // The database is closed after the app: pending rows are written before.
  app.addHook('onClose', async () => {
    await Promise.all(pending)
  })
}

const isReading = ({ method, routeOptions }: FastifyRequest) =>
  READING.has(method) || routeOptions.config.reads === true

/** The `code` of the answer; the status of an answer without one. */
const codeOf = ({ resultCode }: FastifyRequest, { statusCode }: FastifyReply) =>
  resultCode ?? (statusCode === 200 ? RESULT.ok : statusCode)

function entryOf(request: FastifyRequest, reply: FastifyReply) {
  const { actor, failure, method, routeOptions, params } = request
  const { ip, platform } = clientOf(request)
  // A viewer is recorded instead of the viewed user.
  const person = actor?.viewer ?? actor
  const details = {
    ...(failure ? { error: failure.stack ?? failure.message } : { params }),
    ...(actor?.viewer && { viewAs: `${actor.realName}/${actor.account}` }),
  }
  return {
    userId: person?.userId ?? null,
    userName: person ? `${person.realName}/${person.account}` : '',
    ipAddress: ip,
    platform,
    requestMethod: method,
    // The pattern, such as /api/system/DictionaryType/:id, groups requests of one kind.
    requestUrl: routeOptions.url ?? (request.url.split('?')[0] ?? '').slice(0, MAX_URL),
    requestDuration: Math.round(reply.elapsedTime),
    resultCode: codeOf(request, reply),
    traceId: request.id,
    moduleName: tagOf(request),
    json: JSON.stringify(details).slice(0, MAX_JSON),
  }
}

function tagOf(request: FastifyRequest): string {
  const { schema } = request.routeOptions
  return (schema && 'tags' in schema && Array.isArray(schema.tags) && String(schema.tags[0])) || ''
}
