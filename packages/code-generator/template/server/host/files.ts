import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { component, IdParams } from './schema.ts'

/** A file to download: its name, and the address to fetch it from. */
export const FileTicket = component('FileTicket', Type.Object({ name: Type.String(), url: Type.String() }))
export type FileTicket = Static<typeof FileTicket>

interface OfferedFile {
  name: string
  contentType: string
  content: Buffer
}

/** How long an offered file can be fetched, in ms. */
const OFFERED_MS = 5 * 60_000

/** Files made on request. They are kept in memory for five minutes. */
export function createTickets(app: FastifyInstance, { now }: Pick<Deps, 'now'>) {
  app.addSchema(FileTicket)
  const offered = new Map<string, OfferedFile & { until: number }>()

  app.get<{ Params: { id: string } }>('/api/file/ticket/:id', { schema: { params: IdParams } }, (request, reply) => {
    const file = offered.get(request.params.id)
    if (!file || file.until < now().getTime()) throw new AppError('notFound', 'error.notFound')
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(file.content)
  })

  return {
    offer(file: OfferedFile): Promise<FileTicket> {
      const moment = now().getTime()
      for (const [id, { until }] of offered) if (until < moment) offered.delete(id)
      const id = randomUUID()
      offered.set(id, { ...file, until: moment + OFFERED_MS })
      return Promise.resolve({ name: file.name, url: `/api/file/ticket/${id}` })
    },
  }
}

export type TicketService = ReturnType<typeof createTickets>
