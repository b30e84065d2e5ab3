import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { GeneratedFile } from '@sqos/code-generator'
import { ZipFile } from 'yazl'

/** The files as an archive. Their paths are made of safe names by the generator. */
export async function zipOf(files: readonly GeneratedFile[], now: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { path, text } of files) zip.addBuffer(Buffer.from(text), path, { mtime: now })
  zip.end()
  const { outputStream } = zip
  // The types of the library declare an older stream interface only.
  if (!(outputStream instanceof Readable)) throw new Error('generator: yazl gives a stream that cannot be read')
  return await buffer(outputStream)
}
