import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../../platform/storage/storage.ts'

/** A file that goes into an archive. */
export interface Packed {
  fileName: string
  objectKey: string
  size: number
}

/** An archive as it is made, and how many bytes it will have. */
interface Pack {
  stream: Readable
  size: number
}

/**
 * Files as one zip archive, made while it is read: one file is open at a time. They are not pressed again: what people keep mostly
 * is already, and so it can be said beforehand how long the archive is.
 */
export async function packFiles(
  files: readonly Packed[],
  { storage, now }: { storage: Storage; now: Date },
): Promise<Pack> {
  const zip = new ZipFile()
  const output = outputOf(zip)
  let open: Readable | undefined
  // Half an archive is not to look like a whole one.
  const breakOff = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  async function openNext(key: string, give: (error: null, stream: Readable) => void) {
    try {
      open = await storage.read(key)
      open.once('error', breakOff)
      if (output.destroyed) open.destroy()
      else give(null, open)
    } catch (error) {
      breakOff(error)
    }
  }
  const names = uniqueNames(files.map(({ fileName }) => fileName))
  for (const [index, { objectKey, size }] of files.entries()) {
    const options = { size, compress: false, mtime: now }
    zip.addReadStreamLazy(names[index] ?? '', options, (give) => void openNext(objectKey, give))
  }
  zip.on('error', breakOff)
  output.on('error', () => undefined)
  output.once('close', () => open?.destroy())
  const size = await new Promise<number>((resolve) => {
    // Called with the size, which its types do not know.
    const tell = (total = -1) => resolve(total)
    zip.end({ forceZip64Format: false, comment: '' }, tell)
  })
  return { stream: output, size }
}

function outputOf({ outputStream }: ZipFile): Readable {
  // Its types know streams of the older interface only.
  if (outputStream instanceof Readable) return outputStream
  throw new Error('pack: yazl gives a stream that cannot be read')
}

/** The same names, the second of one as `name (2).pdf`: most systems do not tell capitals apart. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}
