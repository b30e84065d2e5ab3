import { AppError } from '../../platform/errors.ts'
import { StorageMissing } from '../../platform/storage/storage.ts'
import type { ChunkAnswer, ChunkFields, FileType, FileUpload, MergeForm } from './file.schema.ts'
import { answerOf, createFilesRepository } from './files.repository.ts'
import type { Files, FilesDeps } from './files.service.ts'
import type { StoredObject } from './objects.repository.ts'
import type { Received } from './objects.ts'
import { sameBytes } from './same-bytes.ts'
import { createUploadsRepository, type ChunkRow, type UploadRow } from './uploads.repository.ts'

/** Maximum size of a chunk in bytes; the last one may have twice the size of the others. */
const MAX_CHUNK = 64 * 1_048_576
/** Number of bytes of a file that prove, with its MD5, that the caller has the file. */
const PROOF = 1_048_576
/** Milliseconds that chunks are kept without activity. */
const CHUNK_LIFETIME = 3 * 24 * 60 * 60_000

/** Uploads in chunks, in any order, with repetitions. */
export function createUploads({ db, now, newId, objects, files }: FilesDeps & { files: Files }) {
  const uploads = createUploadsRepository(db)

  const receive = (source: AsyncIterable<Uint8Array>) => objects.receive(source, { maxBytes: MAX_CHUNK })

  /** Stores a received chunk. */
  async function addChunk(fields: ChunkFields, chunk: Received, ownerId: string): Promise<ChunkAnswer> {
    let isTaken = false
    try {
      const upload = await begin(fields, { ownerId, chunk })
      if (await isStored(upload, { fields, chunk })) return everything(upload)
      const { chunkNumber } = fields
      isTaken = await uploads.addChunk(upload.id, { key: chunk.key, chunkNumber, size: chunk.size })
      return progressOf(upload, await uploads.chunks(upload.id))
    } finally {
      if (!isTaken) await objects.drop([chunk.key])
    }
  }

  async function begin(fields: ChunkFields, { ownerId, chunk }: { ownerId: string; chunk: Received }) {
    const { chunkNumber, totalChunks, currentChunkSize, totalSize, identifier, type = 'annex' } = fields
    const fileName = fields.fileName ?? fields.filename ?? ''
    if (totalSize === 0 || chunk.size === 0) throw new AppError('refused', 'file.empty')
    if (chunkNumber > totalChunks || (currentChunkSize ?? chunk.size) !== chunk.size)
      throw new AppError('refused', 'file.chunkBroken')
    const md5 = identifier.toLowerCase()
    const others = await createFilesRepository(db).underWay({ ownerId, identifier: md5 })
    const { extension } = await files.demandAdmissible({ type, fileName, ownerId }, totalSize, others)
    // Refused with the first chunk, not after gigabytes.
    if (chunkNumber === 1) await files.demandKind(chunk.head, extension)
    const known = await uploads.find({ ownerId, identifier: md5 })
    // Another chunk size than before: the chunks do not fit together.
    if (known && (known.totalChunks !== totalChunks || known.totalSize !== totalSize)) await forget(known.id)
    return await uploads.open({ id: newId(), ownerId, identifier: md5, totalSize, totalChunks, touchedAt: now() })
  }

  /** Whether the content is stored already and the caller has it: as an own file, or in the sent chunk. */
  async function isStored(upload: UploadRow, { fields, chunk }: { fields: ChunkFields; chunk: Received }) {
    if (upload.objectKey !== null) return true
    const object = await objects.findByMd5({ md5: upload.identifier, size: upload.totalSize })
    if (!object) return false
    const isProven = (await owned(upload.ownerId, object)) || (await proves(chunk, { fields, object }))
    if (!isProven) return false
    await uploads.setObject(upload.id, object.key)
    await objects.drop(await uploads.forgetChunks(upload.id))
    return true
  }

  const owned = (ownerId: string, { key }: StoredObject) => files.owns({ ownerId, objectKey: key })

  async function proves(chunk: Received, { fields, object }: { fields: ChunkFields; object: StoredObject }) {
    const start = (fields.chunkNumber - 1) * (fields.chunkSize ?? 0)
    const isEnough = chunk.size >= Math.min(object.size, PROOF) && start + chunk.size <= object.size
    if (!isEnough || (fields.chunkNumber > 1 && fields.chunkSize === undefined)) return false
    const range = { start, end: start + chunk.size - 1 }
    return await sameBytes(await objects.read(chunk.key), await objects.read(object.key, range))
  }

  /** Progress of an upload. */
  async function look({ identifier, totalChunks, totalSize }: ChunkFields, ownerId: string): Promise<ChunkAnswer> {
    const md5 = identifier.toLowerCase()
    const upload = await uploads.find({ ownerId, identifier: md5 })
    if (upload?.objectKey != null) return everything(upload)
    const object = await objects.findByMd5({ md5, size: totalSize })
    if (object && (await owned(ownerId, object))) return everything({ totalChunks })
    const isSame = upload?.totalChunks === totalChunks && upload.totalSize === totalSize
    return progressOf({ totalChunks }, upload && isSame ? await uploads.chunks(upload.id) : [])
  }

  /**
   * Merges the chunks. A repeated call returns the same; after a crash in between, the chunks remain for the next call.
   */
  async function merge(form: MergeForm, ownerId: string): Promise<FileUpload> {
    const { fileName, fileSize, type = 'annex' } = form
    const identifier = form.identifier.toLowerCase()
    const wanted = { type, fileName, ownerId }
    const upload = await uploads.find({ ownerId, identifier })
    const earlier = upload && (await earlierResult(upload, type))
    if (earlier) return earlier
    const { maxBytes } = await files.demandAdmissible(wanted, fileSize)
    const object = upload?.objectKey
      ? await objects.find(upload.objectKey)
      : await ownedContent({ md5: identifier, size: fileSize }, ownerId)
    const chunks = upload && !object ? await uploads.chunks(upload.id) : []
    if (!object && (!upload || chunks.length !== upload.totalChunks))
      throw new AppError('refused', 'file.chunksMissing')
    if ((object?.size ?? sum(chunks)) !== fileSize) throw new AppError('refused', 'file.sizeWrong')
    try {
      const received = object ? await objects.reopen(object) : await objects.receive(piecesOf(chunks), { maxBytes })
      if (received.md5 !== identifier) {
        await objects.drop([received.key])
        if (upload) await forget(upload.id)
        throw new AppError('refused', 'file.corrupt')
      }
      const note = upload && noteOf(upload.id)
      const kept = await files.keep(received, wanted, { note, isKept: object !== undefined })
      if (upload) await objects.drop(await uploads.forgetChunks(upload.id))
      return kept
    } catch (error) {
      // A concurrent request completed it and deleted its chunks.
      const latest = await uploads.find({ ownerId, identifier })
      const result = latest && (await earlierResult(latest, type))
      if (result) return result
      if (!(error instanceof StorageMissing)) throw error
      if (upload) await forget(upload.id)
      throw new AppError('refused', 'file.chunksMissing')
    }
  }

  async function ownedContent(content: { md5: string; size: number }, ownerId: string) {
    const object = await objects.findByMd5(content)
    return object && (await owned(ownerId, object)) ? object : undefined
  }

  async function earlierResult({ fileName }: UploadRow, type: FileType): Promise<FileUpload | undefined> {
    const file = fileName === null ? undefined : await files.find(fileName)
    return file?.type === type ? answerOf(file) : undefined
  }

  const noteOf = (id: string) => ({
    before: async (trx: Parameters<typeof createUploadsRepository>[0]) => {
      const row = await createUploadsRepository(trx).lock(id)
      return row?.fileName == null ? undefined : await createFilesRepository(trx).find(row.fileName)
    },
    after: (trx: Parameters<typeof createUploadsRepository>[0], name: string) =>
      createUploadsRepository(trx).complete(id, name),
  })

  async function* piecesOf(parts: readonly { key: string }[]): AsyncGenerator<Uint8Array> {
    for (const { key } of parts) yield* bytesOf(await objects.read(key))
  }

  const forget = async (id: string) => objects.drop(await uploads.forgetChunks(id))

  /** Deletes the chunks of a cancelled upload. */
  async function cancelUpload(identifier: string, ownerId: string): Promise<void> {
    const upload = await uploads.find({ ownerId, identifier: identifier.toLowerCase() })
    if (!upload) return
    await forget(upload.id)
    await uploads.remove(upload.id)
    await objects.collect()
  }

  /** Deletes abandoned uploads. */
  async function dropAbandoned(): Promise<void> {
    for (const id of await uploads.inactiveSince(new Date(now().getTime() - CHUNK_LIFETIME))) {
      await forget(id)
      await uploads.remove(id)
    }
  }

  return { receive, addChunk, look, merge, cancelUpload, dropAbandoned, drop: objects.drop }
}

export type Uploads = ReturnType<typeof createUploads>

// The types of byte streams do not name the type of their chunks.
const bytesOf = (stream: AsyncIterable<Uint8Array>) => stream

const sum = (chunks: readonly ChunkRow[]) => chunks.reduce((total, { size }) => total + size, 0)

const everything = ({ totalChunks }: Pick<UploadRow, 'totalChunks'>): ChunkAnswer => ({
  merge: true,
  uploaded: true,
  chunkNumbers: Array.from({ length: totalChunks }, (_, index) => index + 1),
})

const progressOf = ({ totalChunks }: Pick<UploadRow, 'totalChunks'>, chunks: readonly ChunkRow[]): ChunkAnswer => ({
  merge: chunks.length === totalChunks,
  uploaded: false,
  chunkNumbers: chunks.map(({ chunkNumber }) => chunkNumber),
})
