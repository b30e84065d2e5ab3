import { createHash } from 'node:crypto'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import { StorageFull, type Storage } from '../../platform/storage/storage.ts'
import { HEAD_BYTES, type ContentKind } from './content-kind.ts'
import { createObjectsRepository, type StoredObject } from './objects.repository.ts'

/** Received bytes that no file uses yet. */
export interface Received {
  key: string
  size: number
  md5: string
  sha256: string
  /** Their first bytes. */
  head: Buffer
}

export type ObjectsDeps = Pick<Deps, 'db' | 'now' | 'newId'> & {
  storage: Storage
  events: Pick<Events, 'append'>
  log: { error: (facts: object, text: string) => void }
}

/** Content in the storage. Each has a row from before it is written until after it is deleted. */
export function createObjects({ db, now, newId, storage, log }: ObjectsDeps) {
  const rows = createObjectsRepository(db)

  /** Writes a stream to the storage and measures it; after a failure nothing remains. */
  async function receive(source: AsyncIterable<Uint8Array>, { maxBytes }: { maxBytes: number }): Promise<Received> {
    const key = newId()
    const md5 = createHash('md5')
    const sha256 = createHash('sha256')
    const beginning: Uint8Array[] = []
    let size = 0

    async function* measured() {
      for await (const piece of source) {
        if (size < HEAD_BYTES) beginning.push(piece.slice(0, HEAD_BYTES - size))
        size += piece.length
        if (size > maxBytes) throw tooLarge(maxBytes)
        md5.update(piece)
        sha256.update(piece)
        yield piece
      }
    }

    await rows.begin(key, now())
    try {
      await storage.write(key, measured())
    } catch (error) {
      await drop([key])
      if (!(error instanceof StorageFull)) throw error
      log.error({ err: error }, 'the storage is full')
      throw new AppError('refused', 'file.noRoom')
    }
    return { key, size, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head: Buffer.concat(beginning) }
  }

  /**
   * Turns received bytes into content; equal bytes are stored once. Returns the key of the content, which may be an
   * older one.
   */
  async function adopt(trx: Trx, { key, size, md5, sha256 }: Received, kind: ContentKind): Promise<string> {
    const inside = createObjectsRepository(trx)
    const same = await inside.findSame(sha256)
    if (same) return same.key
    if (!(await inside.publish({ key, size, md5, sha256, ...kind }))) throw new AppError('notFound', 'file.notFound')
    return key
  }

  /** Stored content in the form of newly received bytes. */
  async function reopen({ key, size, md5, sha256 }: StoredObject): Promise<Received> {
    const head: Uint8Array[] = []
    for await (const piece of await storage.read(key, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 }))
      head.push(asBytes(piece))
    return { key, size, md5, sha256, head: Buffer.concat(head) }
  }

  /** Deletes bytes. A failed deletion is repeated by the next cleanup. */
  async function drop(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    await rows.doom(keys)
    for (const key of keys) {
      try {
        await storage.remove(key)
        await rows.forget(key)
      } catch (error) {
        log.error({ err: error, key }, 'bytes could not be removed')
      }
    }
  }

  /** Deletes content without references. */
  async function collect(): Promise<void> {
    await drop(await rows.markUnreferenced(now()))
  }

  return { receive, reopen, adopt, drop, collect, find: rows.find, findByMd5: rows.findByMd5, read: storage.read }
}

export type Objects = ReturnType<typeof createObjects>

/** The error for more than `maxBytes`. */
export const tooLarge = (maxBytes: number) =>
  new AppError('refused', 'file.tooLarge', { params: { size: sizeText(maxBytes) } })

// The types of byte streams do not name the type of their chunks.
const asBytes = (piece: unknown) => (piece instanceof Uint8Array ? piece : Buffer.from(String(piece)))

const sizeText = (bytes: number) => {
  const megabytes = bytes / 1_048_576
  return megabytes >= 1024 ? `${Math.floor(megabytes / 102.4) / 10}GB` : `${Math.floor(megabytes * 10) / 10}MB`
}
