import { createReadStream } from 'node:fs'
import type { Deps } from '../../platform/deps.ts'
import { createFilesRepository, type FileRow } from './files.repository.ts'
import type { Objects } from './objects.ts'
import type { StoredObject } from './objects.repository.ts'
import type { OfficeConverter } from './office-converter.ts'

/** Extensions that no browser displays and LibreOffice reads. Workbooks (xls, ods) are displayed in the browser. */
const CONVERTED: ReadonlySet<string> = new Set(['doc', 'dot', 'odt', 'ott', 'rtf', 'ppt', 'pps', 'pot', 'odp', 'otp'])
const MAX_BYTES = 50 * 1_048_576
/** Maximum number of waiting conversions; further documents are offered for download. */
const MAX_WAITING = 16
/** Milliseconds before a failed conversion is tried again. */
const PAUSE = 10 * 60_000
const PDF = { contentType: 'application/pdf', extension: 'pdf' }

interface PreviewsDeps extends Pick<Deps, 'db' | 'now'> {
  objects: Objects
  converter: OfficeConverter | undefined
  log: { error: (facts: object, text: string) => void }
}

/** PDF previews of office documents: converted once per content, one at a time, and stored with the file. */
export function createPreviews({ db, now, objects, converter, log }: PreviewsDeps) {
  const files = createFilesRepository(db)
  const running = new Map<string, Promise<StoredObject | undefined>>()
  const failed = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()

  /** The PDF of a file; undefined when the type is not converted, or the conversion failed. */
  async function find(file: FileRow): Promise<StoredObject | undefined> {
    if (!converter || !CONVERTED.has(file.extension) || file.size > MAX_BYTES) return undefined
    const made = await files.findPreviewKey(file.objectKey)
    if (made !== undefined) return await objects.find(made)
    const begun = running.get(file.objectKey)
    if (begun) return await begun
    if (running.size >= MAX_WAITING || (failed.get(file.objectKey) ?? 0) > now().getTime()) return undefined
    const conversion = inTurn(() => make(file, converter)).finally(() => running.delete(file.objectKey))
    running.set(file.objectKey, conversion)
    return await conversion
  }

  /** Runs after all work that was queued before. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function make(file: FileRow, convert: OfficeConverter): Promise<StoredObject | undefined> {
    try {
      let kept: StoredObject | undefined
      await convert(bytesOf(await objects.read(file.objectKey)), file.extension, async (pdf) => {
        kept = await keep(file, pdf)
      })
      failed.delete(file.objectKey)
      return kept
    } catch (error) {
      log.error({ err: error, file: file.name }, 'an office document could not be converted')
      for (const [key, until] of failed) if (until <= now().getTime()) failed.delete(key)
      failed.set(file.objectKey, now().getTime() + PAUSE)
      return undefined
    }
  }

  async function keep(file: FileRow, path: string): Promise<StoredObject | undefined> {
    const received = await objects.receive(bytesOf(createReadStream(path)), { maxBytes: Infinity })
    try {
      const key = await db.transaction().execute(async (trx) => {
        const adopted = await objects.adopt(trx, received, PDF)
        await createFilesRepository(trx).setPreviewKey(file.objectKey, adopted)
        return adopted
      })
      if (key !== received.key) await objects.drop([received.key])
      return await objects.find(key)
    } catch (error) {
      await objects.drop([received.key])
      throw error
    }
  }

  return { find }
}

export type Previews = ReturnType<typeof createPreviews>

// The types of byte streams do not name the type of their chunks.
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const piece of stream) yield piece instanceof Uint8Array ? piece : Buffer.from(String(piece))
}
