import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { createTicketRepository, type TicketRepository } from './tickets.repository.ts'
import type { FileTicket } from './file.schema.ts'
import { createFilesRepository, type FileRow } from './files.repository.ts'
import type { Files } from './files.service.ts'
import type { Objects } from './objects.ts'

/** Lifetime of a ticket in milliseconds. */
const TICKET_LIFE = 10 * 60_000

const hash = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Number of waiting uploads per user. */
const MAX_WAITING = 3

/** Files that are downloaded once: created on request, or uploaded for a later call. */
export function createTicketService(
  repository: TicketRepository,
  {
    db,
    now,
    objects,
    files,
  }: Pick<Deps, 'db' | 'now'> & { objects: Pick<Objects, 'find'>; files: Pick<Files, 'demandRoomFor'> },
) {
  /** Stores `content` for ten minutes and returns its URL. */
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

  /**
   * Stores an upload for ten minutes; `fetch` takes the returned name. It counts in the quota of its owner; a fourth
   * upload replaces the oldest one.
   */
  async function receive({ ownerId, name, content }: { ownerId: string; name: string; content: Buffer }) {
    const ticket = randomBytes(32).toString('base64url')
    await repository.dropExpired(now())
    await db.transaction().execute(async (trx) => {
      const here = createTicketRepository(trx)
      await createFilesRepository(trx).lockOwner(ownerId)
      await here.keepNewest(ownerId, MAX_WAITING - 1)
      await files.demandRoomFor(ownerId, content.length, trx)
      await here.addTicket({
        name,
        content,
        ownerId,
        contentType: 'application/octet-stream',
        ticketHash: hash(ticket),
        expiresAt: new Date(now().getTime() + TICKET_LIFE),
      })
    })
    return { name: ticket, url: '' }
  }

  /** The file of a ticket, once; an upload only for its owner. */
  async function fetch(ticket: string, userId?: string) {
    const file = await repository.takeTicket(hash(ticket))
    if (!file || file.expiresAt < now() || (file.ownerId !== null && file.ownerId !== userId))
      throw new AppError('notFound', 'file.linkExpired')
    return file
  }

  const findThumbnail = async ({ thumbnailKey }: FileRow) =>
    thumbnailKey === null ? undefined : await objects.find(thumbnailKey)

  return { offer, receive, fetch, findThumbnail }
}

export type TicketService = ReturnType<typeof createTicketService>
