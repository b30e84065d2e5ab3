import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { StorageMissing, type ByteRange, type Storage } from '../../platform/storage/storage.ts'
import { AppError } from '../../platform/errors.ts'
import { isShown } from './content-kind.ts'
import { packFiles, type Packed } from './pack.ts'

/** Content to serve. */
export interface Served {
  key: string
  size: number
  /** Changes with the content. */
  version: string
  contentType: string
  /** File name of the download. */
  name: string
  /** Whether inline display is allowed, for types that permit it. */
  inline: boolean
  cacheControl: string
}

/** Serves stored bytes or the requested range, in a way that no script in them runs in our origin. */
export async function serve(
  file: Served,
  { request, reply, storage }: { request: FastifyRequest; reply: FastifyReply; storage: Storage },
) {
  const etag = `"${file.version}"`
  const isInline = file.inline && isShown(file.contentType)
  const head = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; ${nameOf(file.name)}`,
  }
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.headers(head).code(304).send()

  const ifRange = request.headers['if-range']
  const wanted = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, file.size) : undefined
  if (wanted === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  // Opened before the headers are sent: a missing file is reported like every failure.
  const stream = request.method === 'HEAD' ? Readable.from([]) : await read(storage, { key: file.key, range: wanted })
  // Ranges refer to the stored bytes, so the answer is not compressed.
  request.headers['x-no-compression'] = '1'
  reply
    .headers(head)
    .header('content-length', wanted ? wanted.end - wanted.start + 1 : file.size)
    .type(isInline ? file.contentType : 'application/octet-stream')
  if (wanted) reply.code(206).header('content-range', `bytes ${wanted.start}-${wanted.end}/${file.size}`)
  return reply.send(stream)
}

/** Serves files as one archive. */
export async function servePack(
  { files, name }: { files: readonly Packed[]; name: string },
  { request, reply, storage, now }: { request: FastifyRequest; reply: FastifyReply; storage: Storage; now: Date },
) {
  const { stream, size } = await packFiles(files, { storage, now })
  if (request.method === 'HEAD') stream.destroy()
  // The files are compressed already.
  request.headers['x-no-compression'] = '1'
  return reply
    .headers({
      'accept-ranges': 'none',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; ${nameOf(name)}`,
      'content-length': size,
    })
    .type('application/zip')
    .send(request.method === 'HEAD' ? Readable.from([]) : stream)
}

async function read(storage: Storage, { key, range }: { key: string; range: ByteRange | undefined }) {
  try {
    return await storage.read(key, range)
  } catch (error) {
    throw error instanceof StorageMissing ? new AppError('notFound', 'file.notFound') : error
  }
}

/** Content-Disposition with a name in any script, for old and new browsers. */
function nameOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** The requested range. Several ranges are answered with the whole content, as the standard allows (RFC 9110, 14.2). */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
