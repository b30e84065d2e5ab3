import { RESULT } from '@sqos/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { text } from './text.ts'

/** SQLSTATEs of texts that PostgreSQL cannot store: U+0000, plain and in JSON. */
const UNFIT_TEXT = new Set(['22021', '22P05'])

/** Answers every error as `{ code, msg, data }` with HTTP 200, in the language of the caller. */
export function addErrorHandler(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith('/api/')) void reply.code(404)
    return reply.send(answer(request, new AppError('notFound', 'error.notFound')))
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    void reply.code(200).type('application/json; charset=utf-8').serializer(JSON.stringify)
    return reply.send(answer(request, error instanceof AppError ? error : known(error, request)))
  })
}

function known(error: FastifyError, request: FastifyRequest): AppError {
  if (error.validation) {
    const fields = error.validation.map(({ instancePath, params }) =>
      [
        ...instancePath.split('/').slice(1),
        ...('missingProperty' in params ? [String(params['missingProperty'])] : []),
      ].join('.'),
    )
    return new AppError('refused', 'error.invalidInput', { params: { fields: fields.join(', ') } })
  }
  const { statusCode = 500 } = error
  if (UNFIT_TEXT.has(error.code) || (statusCode >= 400 && statusCode < 500))
    return new AppError('refused', 'error.malformed')
  // The caller learns no details of a defect.
  request.log.error({ err: error }, 'unexpected failure')
  return new AppError('internal', 'error.internal')
}

function answer({ language }: FastifyRequest, { result, messageKey, details }: AppError) {
  const fields = Object.entries(details.fields ?? {}).map(([name, key]) => [name, text(language, key, details.params)])
  return {
    code: RESULT[result],
    msg: text(language, messageKey, details.params),
    data: fields.length > 0 ? { fields: Object.fromEntries(fields) } : null,
  }
}
