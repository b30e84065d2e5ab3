import type { Readable } from 'node:stream'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { AppError } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'

/** Bytes of the unpacked parts of a Word file. */
const MAX_UNPACKED = 100 * 1_048_576

/** The text of a Word file as sanitised HTML. The reader is loaded with the first file. */
export async function readDocx(content: Buffer): Promise<string> {
  await checkSize(content)
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.convertToHtml({ buffer: content })
    return cleanHtml(value)
  } catch {
    throw invalid()
  }
}

const invalid = () => new AppError('refused', 'writing.docxInvalid')

/** Refuses what is no ZIP and what is too large when unpacked. Bytes are counted: the sizes in the file are not trusted. */
async function checkSize(content: Buffer): Promise<void> {
  const file = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true, validateEntrySizes: true }, (error, opened) =>
      error ? reject(invalid()) : resolve(opened),
    )
  })
  try {
    let size = 0
    for (let entry = await nextEntry(file); entry; entry = await nextEntry(file)) {
      for await (const chunk of await openEntry(file, entry)) {
        size += Buffer.isBuffer(chunk) ? chunk.length : 0
        if (size > MAX_UNPACKED) throw new AppError('refused', 'writing.docxTooLarge')
      }
    }
  } catch (error) {
    throw error instanceof AppError ? error : invalid()
  } finally {
    file.close()
  }
}

const nextEntry = (file: ZipFile) =>
  new Promise<Entry | undefined>((resolve, reject) => {
    const settle = () => file.removeAllListeners()
    file.once('entry', (entry: Entry) => {
      settle()
      resolve(entry)
    })
    file.once('end', () => {
      settle()
      resolve(undefined)
    })
    file.once('error', (error: Error) => {
      settle()
      reject(error)
    })
    file.readEntry()
  })

const openEntry = (file: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
