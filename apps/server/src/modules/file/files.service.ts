import type { Readable } from 'node:stream'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { cleanFileName } from './file-name.ts'
import { extensionOf, readContentKind, type ContentKind } from './content-kind.ts'
import type { FileType, FileUpload } from './file.schema.ts'
import { answerOf, createFilesRepository, MADE, type FileRow } from './files.repository.ts'
import { drawThumbnail, isPicture, redraw } from './images.ts'
import { tooLarge, type Objects, type ObjectsDeps, type Received } from './objects.ts'
import type { VirusScan } from './virus-scan.ts'

/** Types of displayed images: re-encoded when they are uploaded. */
const PICTURES: ReadonlySet<FileType> = new Set<FileType>(['annexpic', 'IM'])
const PICTURE_EXTENSIONS = new Set(['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'])
/** Voice messages share the type of chat images. */
const VOICE_EXTENSIONS = new Set(['mp3', 'amr', 'wav', 'm4a', 'ogg', 'webm'])
const MAX_PICTURE_BYTES = 50 * 1_048_576
/** SQLSTATE of PostgreSQL for a unique violation and for a deadlock. */
const TOGETHER = new Set(['23505', '40P01'])

/** Requirements for uploaded bytes. */
export interface Wanted {
  type: FileType
  /** Name given by the user; never part of a path. */
  fileName: string
  ownerId: string
}

export type FilesDeps = ObjectsDeps & { objects: Objects; scan: VirusScan | undefined }

/** Stores files: checks them, applies the quota and stores equal content once. */
export function createFiles({ db, now, newId, objects, scan, events }: FilesDeps) {
  const files = createFilesRepository(db)

  /** Refuses a file by name, size and type before it is sent; returns its cleaned name. */
  async function demandAdmissible({ type, fileName, ownerId }: Wanted, size: number, alsoSent = 0) {
    const name = cleanFileName(fileName)
    const extension = extensionOf(name)
    const settings = await readSystemSettings(db)
    const isCalledPicture = PICTURE_EXTENSIONS.has(extension)
    if (PICTURES.has(type) && !isCalledPicture && !(type === 'IM' && VOICE_EXTENSIONS.has(extension)))
      throw new AppError('refused', 'file.imageNotAllowed')
    const allowed = settings.fileExtensions.toLowerCase().split(/[\s,，;；.]+/)
    if (extension === '' || !allowed.includes(extension)) throw new AppError('refused', 'file.typeNotAllowed')
    const maxBytes = Math.min(settings.fileMaxMegabytes * 1_048_576, PICTURES.has(type) ? MAX_PICTURE_BYTES : Infinity)
    if (size > maxBytes) throw tooLarge(maxBytes)
    const quota = settings.fileQuotaMegabytes * 1_048_576
    await demandRoom(ownerId, { quota, size: size + alsoSent, inside: files })
    return { name, extension, maxBytes, quota }
  }

  /** Refuses an upload that exceeds the quota of the user or the maximum size of a file. */
  async function demandRoomFor(ownerId: string, size: number, connection: Db | Trx = db) {
    const { fileMaxMegabytes, fileQuotaMegabytes } = await readSystemSettings(connection)
    const maxBytes = fileMaxMegabytes * 1_048_576
    if (size > maxBytes) throw tooLarge(maxBytes)
    const quota = fileQuotaMegabytes * 1_048_576
    await demandRoom(ownerId, { quota, size, inside: createFilesRepository(connection) })
  }

  async function demandRoom(
    ownerId: string,
    { quota, size, inside }: { quota: number; size: number; inside: Pick<typeof files, 'usedBy'> },
  ) {
    if (quota === 0 || (await inside.usedBy(ownerId)) + size <= quota) return
    throw new AppError('refused', 'file.quota', { params: { quota: quota / 1_048_576 } })
  }

  /** Type of the content by its first bytes; refused when the extension contradicts. */
  async function demandKind(head: Buffer, extension: string): Promise<ContentKind> {
    const kind = await readContentKind(head, extension)
    if (kind) return kind
    throw new AppError('refused', 'file.contentMismatch', { params: { extension } })
  }

  /** Stores a stream as a file. */
  async function store(source: AsyncIterable<Uint8Array>, wanted: Wanted): Promise<FileUpload> {
    const { maxBytes } = await demandAdmissible(wanted, 0)
    return await keep(await objects.receive(source, { maxBytes }), wanted)
  }

  /**
   * Creates a file from received bytes; `note` is written in the same transaction. After a failure, no bytes remain.
   */
  async function keep(received: Received, wanted: Wanted, { note, isKept }: Keeping = {}): Promise<FileUpload> {
    const mine = isKept === true ? [] : [received.key]
    try {
      if (received.size === 0) throw new AppError('refused', 'file.empty')
      const { name, extension, maxBytes, quota } = await demandAdmissible(wanted, received.size)
      const kind = await demandKind(received.head, extension)
      await scan?.(await objects.read(received.key))
      const drawn = async (picture: Promise<Readable>) => {
        const made = await objects.receive(await picture, { maxBytes })
        mine.push(made.key)
        return made
      }
      const isShown = PICTURES.has(wanted.type)
      const isDrawn = isPicture(kind)
      const content = isDrawn && isShown ? await drawn(redraw(await objects.read(received.key), kind)) : received
      const thumbnail = isDrawn
        ? await drawn(drawThumbnail(await objects.read(content.key))).catch(ignoreUnless(isShown))
        : undefined

      const row = await retryOnConflict(() =>
        db.transaction().execute(async (trx) => {
          const inside = createFilesRepository(trx)
          const before = await note?.before(trx)
          if (before) return before
          await inside.lockOwner(wanted.ownerId)
          await demandRoom(wanted.ownerId, { quota, size: content.size, inside })
          return await insert(trx, { name, wanted, content, thumbnail, kind, note })
        }),
      )
      const kept = new Set([row.objectKey, row.thumbnailKey])
      await objects.drop(mine.filter((key) => !kept.has(key)))
      return answerOf(row)
    } catch (error) {
      await objects.drop(mine)
      throw error
    }
  }

  async function insert(trx: Trx, { name, wanted, content, thumbnail, kind, note }: Insertion): Promise<FileRow> {
    const createdAt = now()
    const row = {
      name: `${dayOf(createdAt)}_${newId()}.${kind.extension}`,
      type: wanted.type,
      fileName: name,
      ownerId: wanted.ownerId,
      objectKey: await objects.adopt(trx, content, kind),
      thumbnailKey: thumbnail ? await objects.adopt(trx, thumbnail, WEBP) : null,
      size: content.size,
    }
    await createFilesRepository(trx).insert({ ...row, createdAt })
    await note?.after(trx, row.name)
    const { name: stored, type, ownerId } = row
    await events.append(trx, { type: 'file.ready', actorId: ownerId, payload: { name: stored, type } })
    return { ...row, ...kind, sha256: content.sha256 }
  }

  /** Stores a file created by the server for a user; `after` is written in the same transaction. */
  async function storeMade(content: AsyncIterable<Uint8Array>, { fileName, ownerId, contentType, after }: Made) {
    const received = await objects.receive(content, { maxBytes: Infinity })
    const wanted = { type: MADE, fileName, ownerId }
    const kind = { contentType, extension: extensionOf(fileName) }
    const note: Note = { before: () => Promise.resolve(undefined), after }
    try {
      const row = await retryOnConflict(() =>
        db
          .transaction()
          .execute((trx) =>
            insert(trx, { name: fileName, wanted, content: received, thumbnail: undefined, kind, note }),
          ),
      )
      if (row.objectKey !== received.key) await objects.drop([received.key])
    } catch (error) {
      await objects.drop([received.key])
      throw error
    }
  }

  /** Deletes a file; its content is deleted with the last file that uses it. */
  async function remove(name: string) {
    await files.remove(name)
    await objects.collect()
  }

  return {
    demandAdmissible,
    demandRoomFor,
    demandKind,
    store,
    storeMade,
    keep,
    remove,
    find: files.find,
    /** The content of a file. */
    read: ({ objectKey }: Pick<FileRow, 'objectKey'>) => objects.read(objectKey),
    owns: files.owns,
  }
}

export type Files = ReturnType<typeof createFiles>

interface Made {
  fileName: string
  ownerId: string
  contentType: string
  after: (trx: Trx, name: string) => Promise<unknown>
}

interface Keeping {
  note?: Note | undefined
  /** The bytes are stored content already, and remain after a failure. */
  isKept?: boolean
}

/** A broken image is allowed as an attachment, but not as an image. */
const ignoreUnless = (isDemanded: boolean) => (error: unknown) => {
  if (isDemanded || !(error instanceof AppError)) throw error
  return undefined
}

/** Additional writes when a file is stored. */
export interface Note {
  /** Returns the file when a concurrent request has stored it. */
  before: (trx: Trx) => Promise<FileRow | undefined>
  after: (trx: Trx, name: string) => Promise<unknown>
}

interface Insertion {
  name: string
  wanted: { type: string; ownerId: string }
  content: Received
  thumbnail: Received | undefined
  kind: ContentKind
  note: Note | undefined
}

const WEBP = { contentType: 'image/webp', extension: 'webp' }

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10).replaceAll('-', '')

/**
 * Runs the work again after a conflict: when two users upload the same content at once, the second one then finds it.
 */
async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && TOGETHER.has(String(error.code))) return await work()
    throw error
  }
}
