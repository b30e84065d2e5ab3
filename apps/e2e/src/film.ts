import { open } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const PAUSE = 100

/** A number in eight bytes, the fixed size of lengths here, so that all lengths are known beforehand. */
function number(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

/** An element of a WebM: id, size, content. Source: RFC 8794, RFC 9559. */
function piece(id: string, ...content: Buffer[]): Buffer {
  const size = number(content.reduce((sum, { length }) => sum + length, 0))
  size[0] = 1
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...content])
}

function seconds(id: string, milliseconds: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(milliseconds)
  return piece(id, bytes)
}

/** An incompressible noise image from the encoder of this browser. The content of a WebP is a VP8 key frame. */
async function drawFrame(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 360)
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('no canvas')
    const picture = context.createImageData(640, 360)
    let state = 1
    for (let at = 0; at < picture.data.length; at += 1) {
      state = (state * 48_271) % 2_147_483_647
      picture.data[at] = at % 4 === 3 ? 255 : state % 256
    }
    context.putImageData(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const webp = Buffer.from(base64, 'base64')
  const at = webp.indexOf('VP8 ')
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4))
}

/** Writes a seekable film of at least `bytes`: ten frames per second, all key frames. */
export async function writeFilm(page: Page, { path, bytes }: { path: string; bytes: number }): Promise<void> {
  const frame = await drawFrame(page)
  // Track 1, at the cluster's time, a key frame.
  const block = piece('a3', Buffer.from([0x81, 0, 0, 0x80]), frame)
  const cluster = (index: number) => piece('1f43b675', piece('e7', number(index * PAUSE)), block)
  const { length } = cluster(0)
  const count = Math.ceil(bytes / length)
  const info = piece(
    '1549a966',
    piece('2ad7b1', number(1_000_000)),
    seconds('4489', count * PAUSE),
    piece('4d80', Buffer.from('sqos')),
    piece('5741', Buffer.from('sqos')),
  )
  const video = piece('e0', piece('b0', number(640)), piece('ba', number(360)))
  const track = [
    piece('d7', number(1)),
    piece('73c5', number(1)),
    piece('83', number(1)),
    piece('86', Buffer.from('V_VP8')),
  ]
  const tracks = piece('1654ae6b', piece('ae', ...track, video))
  const cuesAt = (first: number) =>
    piece(
      '1c53bb6b',
      ...Array.from({ length: count }, (_cue, index) =>
        piece(
          'bb',
          piece('b3', number(index * PAUSE)),
          piece('b7', piece('f7', number(1)), piece('f1', number(first + index * length))),
        ),
      ),
    )
  const cues = cuesAt(info.length + tracks.length + cuesAt(0).length)
  const head = piece('1a45dfa3', piece('4282', Buffer.from('webm')), piece('4287', number(2)), piece('4285', number(2)))
  const segment = Buffer.concat([
    Buffer.from('18538067', 'hex'),
    number(info.length + tracks.length + cues.length + count * length),
  ])
  segment[4] = 1

  const file = await open(path, 'w')
  try {
    await file.write(Buffer.concat([head, segment, info, tracks, cues]))
    for (let index = 0; index < count; index += 1) await file.write(cluster(index))
  } finally {
    await file.close()
  }
}
