import { Readable } from 'node:stream'
import type { Sharp } from 'sharp'
import { AppError } from '../../platform/errors.ts'
import type { ContentKind } from './content-kind.ts'

/** Pixels of a picture that is unpacked: beyond it a few bytes could take all memory. */
const MAX_PIXELS = 100_000_000
const THUMBNAIL_SIDE = 320
const QUALITY = 92

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Whether this server can draw it anew. */
export const isPicture = ({ contentType }: Pick<ContentKind, 'contentType'>) => PICTURES.has(contentType)

/** The picture drawn anew, upright, in the same format: without place, camera, or whatever else hides behind its pixels. */
export async function redraw(source: Readable, kind: ContentKind): Promise<Readable> {
  const picture = await open(source, {
    animated: kind.contentType === 'image/gif' || kind.contentType === 'image/webp',
  })
  return flowing(source, inFormat(picture.autoOrient().keepIccProfile(), kind.contentType))
}

/** A picture that is held in memory, drawn anew so that its longer side has at most `side` pixels; nothing when it is none. */
export async function shrink(content: Buffer, { contentType, side }: { contentType: string; side: number }) {
  try {
    const picture = await open(Readable.from([content]), { animated: contentType === 'image/gif' })
    const small = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
    return await inFormat(small, contentType).toBuffer()
  } catch {
    return undefined
  }
}

/** A small WebP of the first picture. */
export async function drawThumbnail(source: Readable): Promise<Readable> {
  const picture = await open(source, { animated: false })
  return flowing(
    source,
    picture
      .autoOrient()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 }),
  )
}

async function open(source: Readable, { animated }: { animated: boolean }): Promise<Sharp> {
  // Either may fail before anybody reads what comes out, and the picture after: whoever reads is told, and nobody else need be.
  source.on('error', nobodyElse)
  // A library of native code: read with the first picture, not with the server.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp({ limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
  picture.on('error', nobodyElse)
  source.pipe(picture)
  return picture
}

const nobodyElse = () => undefined

function inFormat(picture: Sharp, contentType: string): Sharp {
  if (contentType === 'image/png') return picture.png()
  if (contentType === 'image/gif') return picture.gif()
  return contentType === 'image/webp' ? picture.webp({ quality: QUALITY }) : picture.jpeg({ quality: QUALITY })
}

/** What comes out; whatever is wrong with the picture is said in one way. */
function flowing(source: Readable, picture: Sharp): Readable {
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
