interface Size {
  width: number
  height: number
}

/** The first bytes of a PNG, with type and size. */
export function pngOf({ width, height }: Size): Buffer {
  const content = Buffer.alloc(64)
  content.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  content.writeUInt32BE(width, 16)
  content.writeUInt32BE(height, 20)
  return content
}

/** The first bytes of a GIF. */
export function gifOf({ width, height }: Size): Buffer {
  const content = Buffer.alloc(32)
  content.write('GIF89a', 'latin1')
  content.writeUInt16LE(width, 6)
  content.writeUInt16LE(height, 8)
  return content
}

/** The first bytes of a JPEG: starts with a table, like photos of cameras. */
export function jpegOf({ width, height }: Size): Buffer {
  const tables = Buffer.from('ffd8ffe000040000ffc400040000', 'hex')
  const frame = Buffer.from('ffc0001108000000000301', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([tables, frame, Buffer.alloc(16)])
}

/** The first bytes of a WebP of one of its three formats. */
export function webpOf(kind: 'VP8 ' | 'VP8L' | 'VP8X', { width, height }: Size): Buffer {
  const content = Buffer.alloc(64)
  content.write(`RIFF0000WEBP${kind}`, 'latin1')
  if (kind === 'VP8 ') {
    content.writeUInt16LE(width, 26)
    content.writeUInt16LE(height, 28)
  } else if (kind === 'VP8L') {
    content.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  } else {
    content.writeUIntLE(width - 1, 24, 3)
    content.writeUIntLE(height - 1, 27, 3)
  }
  return content
}
