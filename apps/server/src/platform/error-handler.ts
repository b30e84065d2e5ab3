import { RESULT } from '@sqos/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { narrowFrames, wantsPage } from './admin-shell.ts'
import { isAway } from './db/postgres.ts'
import { isTextKey, requestLanguage, text, type TextParams } from './text.ts'
import { fieldProblems } from './validation.ts'
import { isApiUrl } from './api-url.ts'

/** SQLSTATE of PostgreSQL for a unique violation. */
const UNIQUE_VIOLATION = '23505'

/** SQLSTATEs of texts that PostgreSQL cannot store: U+0000, plain and in JSON. */
const UNFIT_TEXT = new Set(['22021', '22P05'])

/** Converts every error to `{code, msg, data, traceId}` with HTTP 200 and a message in the caller's language. */
export function addErrorHandler(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request) && reply.sendFile) {
      // Not returned: each await of a reply adds two listeners for its end, and Node warns at the eleventh.
      narrowFrames(request, reply)
      void reply.sendFile('index.html')
      return undefined
    }
    // A missing image or script must have an error status; API clients read the envelope.
    if (!isApiUrl(request.url)) reply.code(404)
    return reply.send(answer(request, new AppError('notFound', 'error.notFound')))
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    // The serialiser of a route supports its success response only.
    reply.code(statusOf(request, error)).type('application/json; charset=utf-8').serializer(JSON.stringify)
    const known = error instanceof AppError ? error : (fromFastify(error, request) ?? fromDatabase(error))
    if (known) return reply.send(answer(request, known))
    // The browser receives the trace id, the log the rest.
    request.failure = error
    request.log.error({ err: error }, 'unexpected failure')
    const messageKey = isAway(error) ? 'error.unavailable' : 'error.internal'
    return reply.send(answer(request, new AppError('internal', messageKey, { params: { traceId: request.id } })))
  })
}

/** HTTP status of refusals outside of the API by result; others are 500. */
const STATUS: Readonly<Record<string, number>> = {
  sessionExpired: 401,
  signedInElsewhere: 401,
  tokenInvalid: 401,
  forbidden: 403,
  notFound: 404,
  refused: 400,
}

/** API clients read the envelope; for other paths a browser or a probe must not take a refusal for the resource. */
function statusOf({ url }: FastifyRequest, error: Partial<FastifyError>): number {
  if (isApiUrl(url)) return 200
  if (error instanceof AppError) return STATUS[error.result] ?? 500
  return error.statusCode ?? 500
}

/** Answers errors before a route is found, such as a URL that cannot be decoded. */
export function answerFrameworkError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  request.language = requestLanguage(request.headers['accept-language'])
  void reply.code(400).send(answer(request, new AppError('refused', 'error.malformed')))
}

function answer(request: FastifyRequest, { result, messageKey, details }: AppError) {
  const say = (key: string, params?: TextParams) => (isTextKey(key) ? text(request.language, key, params) : key)
  const fields = Object.entries(details.fields ?? {}).map(([name, problem]) =>
    typeof problem === 'string' ? [name, say(problem, details.params)] : [name, say(problem.key, problem.params)],
  )
  const problems = fields.map(([name, problem]) => `${name} ${problem}`).join('; ')
  request.resultCode = RESULT[result]
  return {
    code: RESULT[result],
    msg: say(messageKey, { problems, ...details.params }),
    data: fields.length > 0 ? { fields: Object.fromEntries(fields) } : null,
    traceId: request.id,
  }
}

function fromFastify(error: FastifyError, request: FastifyRequest): AppError | undefined {
  if (error.validation)
    return new AppError('refused', 'error.invalidInput', { fields: fieldProblems(error.validation) })
  if (error.statusCode === 413) return new AppError('refused', 'error.tooLarge')
  if (error.statusCode === 415) return new AppError('refused', 'error.contentType')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    request.log.info({ err: error }, 'malformed request')
    return new AppError('refused', 'error.malformed')
  }
  return undefined
}

function fromDatabase({ code }: FastifyError): AppError | undefined {
  // Two concurrent requests added the same: both passed the check of the service, and the unique index accepted one.
  if (code === UNIQUE_VIOLATION) return new AppError('conflict', 'error.duplicate')
  if (UNFIT_TEXT.has(code)) return new AppError('refused', 'error.malformed')
  return undefined
}
