import type { Readable } from 'node:stream'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { broken, tooLarge, type WorkbookLimits } from './limits.ts'

/** An open zip file; parts are read by name. */
export interface Zip {
  has: (name: string) => boolean
  /** The text of a part, in chunks. */
  open: (name: string) => AsyncGenerator<string>
  close: () => void
}

/** More parts than any workbook has. */
const MAX_ENTRIES = 10_000

/** Opens a zip file. Unpacked bytes are counted while reading: the sizes in the file are not trusted. */
export async function openZip(content: Buffer, { unpackedBytes }: WorkbookLimits): Promise<Zip> {
  const file = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true, validateEntrySizes: true }, (error, opened) =>
      error ? reject(broken()) : resolve(opened),
    )
  })
  const entries = await listEntries(file)
  let left = unpackedBytes

  async function* open(name: string): AsyncGenerator<string> {
    const entry = entries.get(name)
    if (!entry) throw broken()
    const decoder = new TextDecoder('utf-8')
    try {
      for await (const chunk of await readEntry(file, entry)) {
        // A byte stream yields buffers.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
        const bytes = chunk as Buffer
        left -= bytes.length
        if (left < 0) throw tooLarge()
        yield decoder.decode(bytes, { stream: true })
      }
    } catch (error) {
      throw error instanceof Error && error.name === 'AppError' ? error : broken()
    }
  }

  return { has: (name) => entries.has(name), open, close: () => file.close() }
}

function listEntries(file: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    file.on('entry', (entry) => {
      entries.set(entry.fileName, entry)
      if (entries.size > MAX_ENTRIES) reject(tooLarge())
      else file.readEntry()
    })
    file.on('end', () => resolve(entries))
    file.on('error', () => reject(broken()))
    file.readEntry()
  })
}

const readEntry = (file: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(broken()) : resolve(stream)))
  })
