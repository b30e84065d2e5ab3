import { Readable } from 'node:stream'
import type { Sharp } from 'sharp'
import { AppError } from '../../platform/errors.ts'
import type { ContentKind } from './content-kind.ts'

/** Maximum number of decoded pixels: a few bytes could decode to all memory. */
const MAX_PIXELS = 100_000_000
const THUMBNAIL_SIDE = 320
const QUALITY = 92

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Whether this server can re-encode the image. */
export const isPicture = ({ contentType }: Pick<ContentKind, 'contentType'>) => PICTURES.has(contentType)

/** Re-encodes an image, upright and in the same format: removes location and all other hidden data. */
export async function redraw(source: Readable, kind: ContentKind): Promise<Readable> {
  const picture = await open(source, {
    animated: kind.contentType === 'image/gif' || kind.contentType === 'image/webp',
  })
  return toReadable(source, inFormat(picture.autoOrient().keepIccProfile(), kind.contentType))
}

/** Re-encodes an image in memory so that its longer side has at most `side` pixels; undefined for an invalid image. */
export async function shrink(content: Buffer, { contentType, side }: { contentType: string; side: number }) {
  try {
    const picture = await open(Readable.from([content]), { animated: contentType === 'image/gif' })
    const small = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
    return await inFormat(small, contentType).toBuffer()
  } catch {
    return undefined
  }
}

/** A WebP thumbnail of the first frame. */
export async function drawThumbnail(source: Readable): Promise<Readable> {
  const picture = await open(source, { animated: false })
  return toReadable(
    source,
    picture
      .autoOrient()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 }),
  )
}

async function open(source: Readable, { animated }: { animated: boolean }): Promise<Sharp> {
  // Both may fail before the output is read: the reader receives the error, other listeners ignore it.
  source.on('error', ignoreError)
  // A native library: loaded with the first image, not at the start of the server.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp({ limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
  picture.on('error', ignoreError)
  source.pipe(picture)
  return picture
}

const ignoreError = () => undefined

function inFormat(picture: Sharp, contentType: string): Sharp {
  if (contentType === 'image/png') return picture.png()
  if (contentType === 'image/gif') return picture.gif()
  return contentType === 'image/webp' ? picture.webp({ quality: QUALITY }) : picture.jpeg({ quality: QUALITY })
}

/** The output stream; all errors of the image become one error. */
function toReadable(source: Readable, picture: Sharp): Readable {
  if (source.errored) picture.destroy(source.errored)
  else source.once('error', (error) => picture.destroy(error))
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of picture) yield piece
    } catch (error) {
      throw source.errored ?? new AppError('refused', 'file.imageBroken', { params: { reason: String(error) } })
    } finally {
      source.destroy()
    }
  }
  return Readable.from(pieces(), { objectMode: false })
}
