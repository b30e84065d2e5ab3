import { describe, expect, it } from 'vitest'
import { readImageFacts } from './image-type.ts'
import { gifOf, jpegOf, pngOf, webpOf } from './file.testing.ts'

describe('readImageFacts', () => {
  it.each([
    ['png', pngOf({ width: 640, height: 480 }), 'image/png'],
    ['jpg', jpegOf({ width: 640, height: 480 }), 'image/jpeg'],
    ['gif', gifOf({ width: 640, height: 480 }), 'image/gif'],
    ['webp', webpOf('VP8 ', { width: 640, height: 480 }), 'image/webp'],
    ['webp', webpOf('VP8L', { width: 640, height: 480 }), 'image/webp'],
    ['webp', webpOf('VP8X', { width: 640, height: 480 }), 'image/webp'],
  ])('returns type and size of a %s', (extension, content, contentType) => {
    expect(readImageFacts(content)).toEqual({ contentType, extension, width: 640, height: 480 })
  })

  it('returns the size of a decompression bomb', () => {
    expect(readImageFacts(pngOf({ width: 4_294_967_295, height: 60_000 }))).toMatchObject({ width: 4_294_967_295 })
  })

  it('refuses an image without area', () => {
    expect(readImageFacts(pngOf({ width: 0, height: 480 }))).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['half a signature', '\x89PNG'],
    ['an unknown RIFF', `RIFF0000WEBPVP9 ${'0'.repeat(20)}`],
  ])('recognises no image in %s', (_, content) => {
    expect(readImageFacts(Buffer.from(content, 'latin1'))).toBeUndefined()
  })

  it.each([
    ['cut short', jpegOf({ width: 1, height: 1 }).subarray(0, 12)],
    ['with a segment that points nowhere', Buffer.from('ffd8ffe0ffff00000000000000000000', 'hex')],
    ['with segments of no length', Buffer.from('ffd8ffe00000ffe00000ffe000000000', 'hex')],
  ])('accepts a JPEG %s', (_, content) => {
    expect(readImageFacts(content)).toBeUndefined()
  })
})
