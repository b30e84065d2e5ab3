import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../../platform/storage/storage.ts'

/** A file of an archive. */
export interface Packed {
  fileName: string
  objectKey: string
  size: number
}

/** The stream of an archive, and its size in bytes. */
interface Pack {
  stream: Readable
  size: number
}

/**
 * Creates a zip archive of files while it is read: one file is open at a time. Files are not compressed, since most of
 * them already are; so the size is known beforehand.
 */
export async function packFiles(
  files: readonly Packed[],
  { storage, now }: { storage: Storage; now: Date },
): Promise<Pack> {
  const zip = new ZipFile()
  const output = outputOf(zip)
  let open: Readable | undefined
  // An incomplete archive must not look like a complete one.
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
    // The library passes the size, which its types do not declare.
    const tell = (total = -1) => resolve(total)
    zip.end({ forceZip64Format: false, comment: '' }, tell)
  })
  return { stream: output, size }
}

function outputOf({ outputStream }: ZipFile): Readable {
  // The types of the library declare an older stream interface only.
  if (outputStream instanceof Readable) return outputStream
  throw new Error('pack: yazl gives a stream that cannot be read')
}

/** Distinct names: a repeated name becomes `name (2).pdf`; most systems ignore case. */
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
