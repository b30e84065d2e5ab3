import { RESULT, type Language } from '@sqos/contract'
import type { JsonRecord } from '@sqos/form-model'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import type { DatasetResult, Datasets } from '../dataset/index.ts'
import { datasetsOf, parsePortal, partsOf } from './portal-document.ts'
import type { PortalDataBody } from './portal.schema.ts'
import type { PortalViewing } from './portal-viewing.service.ts'
import type { PortalWatches } from './portal-watches.ts'

/** Who asks for the data of parts. */
interface Asking {
  actor: Actor
  request: FastifyRequest
  language: Language
}

interface PartData {
  i: string
  path: string
  result?: DatasetResult
  error?: { code: number; msg: string }
}

interface PortalDataDeps {
  datasets: Datasets
  viewing: PortalViewing
  watches: PortalWatches
}

/** Reads the data of the parts of a portal: all datasets at the same time, and a failed one does not fail the others. */
export function createPortalData({ datasets, viewing, watches }: PortalDataDeps) {
  /** The data of each dataset, in the order of the parts; `watched` names the portal whose viewer hears of changes. */
  function start(document: JsonRecord, { parts }: PortalDataBody, asking: Asking & { watched?: string }) {
    const known = partsOf(document)
    const wanted = parts.flatMap(({ i, filters = [] }) => {
      const part = known.get(i)
      return part ? datasetsOf(part).map(({ path, query }) => ({ i, path, query, filters })) : []
    })
    return wanted.map(async ({ i, path, query, filters }): Promise<PartData> => {
      const onSources = (sourceIds: readonly string[]) => {
        if (asking.watched !== undefined)
          watches.add({ userId: asking.actor.userId, portalId: asking.watched, part: i }, sourceIds)
      }
      try {
        return { i, path, result: await datasets.evaluatePart(query, { ...asking, filters, onSources }) }
      } catch (error) {
        return { i, path, error: errorOf(error, asking) }
      }
    })
  }

  const read = (document: JsonRecord, body: PortalDataBody, asking: Asking & { watched?: string }) =>
    Promise.all(start(document, body, asking))

  function errorOf(error: unknown, { language, request }: Asking) {
    if (error instanceof AppError)
      return { code: RESULT[error.result], msg: text(language, error.messageKey, error.details.params) }
    request.log.error({ err: error }, 'a dataset of a portal failed')
    return { code: RESULT.internal, msg: text(language, 'error.internal', { traceId: request.id }) }
  }

  /** The data of parts of a saved portal. The document is the saved one: callers cannot send other datasets. */
  async function data(id: string, body: PortalDataBody, asking: Asking) {
    const { formData } = await viewing.open(id, asking.actor)
    return await read(parsePortal(formData) ?? {}, body, { ...asking, watched: id })
  }

  /** The same as lines of JSON: each as soon as it is known, so that no part waits for the slowest one. */
  async function lines(
    id: string,
    body: PortalDataBody,
    { isWatched = false, ...asking }: Asking & { isWatched?: boolean },
  ): Promise<AsyncIterable<string>> {
    const { formData } = await viewing.open(id, asking.actor)
    return linesOf(start(parsePortal(formData) ?? {}, body, { ...asking, ...(isWatched && { watched: id }) }))
  }

  /** The data of parts of a document that its designer has not saved yet. */
  const preview = ({ formData, parts }: PortalDataBody & { formData: string }, asking: Asking) => {
    const document = parsePortal(formData)
    if (!document) throw new AppError('refused', 'portal.documentBroken')
    return read(document, { parts }, asking)
  }

  return { data, lines, preview }
}

/** A line for each answer, in the order in which they become known. */
async function* linesOf(answers: readonly Promise<unknown>[]): AsyncGenerator<string> {
  const waiting = new Map(answers.map((answer, index) => [index, answer.then((data) => ({ index, data }))]))
  while (waiting.size > 0) {
    const { index, data } = await Promise.race(waiting.values())
    waiting.delete(index)
    yield `${JSON.stringify(data)}\n`
  }
}

export type PortalData = ReturnType<typeof createPortalData>
