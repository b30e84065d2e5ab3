import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import type { TicketRepository } from './tickets.repository.ts'
import type { FileTicket } from './file.schema.ts'
import type { FileRow } from './files.repository.ts'
import type { Objects } from './objects.ts'

/** How long a made file waits to be fetched, in milliseconds. */
const TICKET_LIFE = 10 * 60_000

const hash = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Files made on request and handed out once. */
export function createTicketService(
  repository: TicketRepository,
  { now, objects }: Pick<Deps, 'now'> & { objects: Pick<Objects, 'find'> },
) {
  /** Keeps `content` for ten minutes and answers where to fetch it. */
  async function offer(file: { name: string; contentType: string; content: Buffer }): Promise<FileTicket> {
    const ticket = randomBytes(32).toString('base64url')
    await repository.dropExpired(now())
    await repository.addTicket({
      ...file,
      ticketHash: hash(ticket),
      expiresAt: new Date(now().getTime() + TICKET_LIFE),
    })
    return { name: file.name, url: `/api/file/Download?encryption=${ticket}` }
  }

  /** The file of a ticket, once. */
  async function fetch(ticket: string) {
    const file = await repository.takeTicket(hash(ticket))
    if (!file || file.expiresAt < now()) throw new AppError('notFound', 'file.linkExpired')
    return file
  }

  const findThumbnail = async ({ thumbnailKey }: FileRow) =>
    thumbnailKey === null ? undefined : await objects.find(thumbnailKey)

  return { offer, fetch, findThumbnail }
}

export type TicketService = ReturnType<typeof createTicketService>
