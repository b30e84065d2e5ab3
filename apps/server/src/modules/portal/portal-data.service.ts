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

/** Reads the data of the parts of a portal: all datasets at the same time, and a failed one does not fail the others. */
export function createPortalData({ datasets, viewing }: { datasets: Datasets; viewing: PortalViewing }) {
  async function read(document: JsonRecord, { parts }: PortalDataBody, asking: Asking): Promise<PartData[]> {
    const known = partsOf(document)
    const wanted = parts.flatMap(({ i, filters = [] }) => {
      const part = known.get(i)
      return part ? datasetsOf(part).map(({ path, query }) => ({ i, path, query, filters })) : []
    })
    return await Promise.all(
      wanted.map(async ({ i, path, query, filters }) => {
        try {
          return { i, path, result: await datasets.evaluatePart(query, { ...asking, filters }) }
        } catch (error) {
          return { i, path, error: errorOf(error, asking) }
        }
      }),
    )
  }

  function errorOf(error: unknown, { language, request }: Asking) {
    if (error instanceof AppError)
      return { code: RESULT[error.result], msg: text(language, error.messageKey, error.details.params) }
    request.log.error({ err: error }, 'a dataset of a portal failed')
    return { code: RESULT.internal, msg: text(language, 'error.internal', { traceId: request.id }) }
  }

  /** The data of parts of a saved portal. The document is the saved one: callers cannot send other datasets. */
  async function data(id: string, body: PortalDataBody, asking: Asking) {
    const { formData } = await viewing.open(id, asking.actor)
    return await read(parsePortal(formData) ?? {}, body, asking)
  }

  /** The data of parts of a document that its designer has not saved yet. */
  const preview = ({ formData, parts }: PortalDataBody & { formData: string }, asking: Asking) => {
    const document = parsePortal(formData)
    if (!document) throw new AppError('refused', 'portal.documentBroken')
    return read(document, { parts }, asking)
  }

  return { data, preview }
}

export type PortalData = ReturnType<typeof createPortalData>
