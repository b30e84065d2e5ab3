/** Properties of an image from its first bytes. */
export interface ImageFacts {
  contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  extension: 'png' | 'jpg' | 'gif' | 'webp'
  width: number
  height: number
}

/**
 * Recognises an image by its content, whatever its name, and reads its size without decoding it: a few bytes can decode
 * to gigabytes. SVG is not included: it can contain scripts.
 */
export function readImageFacts(content: Buffer): ImageFacts | undefined {
  for (const read of [readPng, readJpeg, readGif, readWebp]) {
    const facts = read(content)
    if (facts) return facts.width > 0 && facts.height > 0 ? facts : undefined
  }
  return undefined
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function readPng(content: Buffer): ImageFacts | undefined {
  if (content.length < 24 || !content.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined
  if (textAt(content, 12, 4) !== 'IHDR') return undefined
  return {
    contentType: 'image/png',
    extension: 'png',
    width: content.readUInt32BE(16),
    height: content.readUInt32BE(20),
  }
}

function readGif(content: Buffer): ImageFacts | undefined {
  if (content.length < 10 || !/^GIF8[79]a$/.test(textAt(content, 0, 6))) return undefined
  return { contentType: 'image/gif', extension: 'gif', width: content.readUInt16LE(6), height: content.readUInt16LE(8) }
}

function readJpeg(content: Buffer): ImageFacts | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined
  // Segments follow one another; the start of frame contains the size.
  for (let at = 2; at + 9 <= content.length; at += 2 + content.readUInt16BE(at + 2)) {
    if (content[at] !== 0xff) return undefined
    if (startsFrame(content.readUInt8(at + 1))) {
      const [height, width] = [content.readUInt16BE(at + 5), content.readUInt16BE(at + 7)]
      return { contentType: 'image/jpeg', extension: 'jpg', width, height }
    }
  }
  return undefined
}

/** SOF0 to SOF15, without the three other markers in this range. */
const startsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readWebp(content: Buffer): ImageFacts | undefined {
  if (content.length < 30 || textAt(content, 0, 4) !== 'RIFF' || textAt(content, 8, 4) !== 'WEBP') return undefined
  const size = webpSize(content)
  return size && { contentType: 'image/webp', extension: 'webp', ...size }
}

function webpSize(content: Buffer): Pick<ImageFacts, 'width' | 'height'> | undefined {
  switch (textAt(content, 12, 4)) {
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = content.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

const textAt = (content: Buffer, start: number, length: number) => content.toString('latin1', start, start + length)
