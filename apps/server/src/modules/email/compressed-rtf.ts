import { deEncapsulateSync } from 'rtf-stream-parser'

/** Bytes of RTF that are read: a mail without its pictures. */
const MAX_RTF = 8 * 1_048_576
/** Sizes and marks of the header, [MS-OXRTFCP] 2.1.3.1.1. */
const HEADER = 16
const COMPRESSED = 0x75_46_5a_4c
const UNCOMPRESSED = 0x41_4c_45_4d
/** What the dictionary contains at first, [MS-OXRTFCP] 2.1.2.1. */
export const DICTIONARY =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbol' +
  'ArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'
const WINDOW = 4096

/** Decodes bytes by a code page of Windows. */
type DecodePage = (bytes: Buffer, codePage: number) => string

/**
 * The HTML or text that Outlook has put into the compressed RTF of a mail; not sanitised. Undefined for RTF that was not made from
 * HTML or text, and for bytes that cannot be read.
 */
export function readRtf(bytes: Buffer, decode: DecodePage): { text: string; isHtml: boolean } | undefined {
  const rtf = decompressRtf(bytes)
  if (!rtf) return undefined
  try {
    const { mode, text } = deEncapsulateSync(rtf, {
      decode: (piece, charset) => decode(piece, Number(/\d+/.exec(charset)?.[0] ?? 0)),
      warn: () => undefined,
    })
    return { text: text.toString(), isHtml: mode === 'html' }
  } catch {
    // Any control word in a place where it does not belong; the mail is shown without this text.
    return undefined
  }
}

/** Unpacks compressed RTF, [MS-OXRTFCP] 2.2; undefined for other bytes and for more than `MAX_RTF`. */
export function decompressRtf(bytes: Buffer): Buffer | undefined {
  if (bytes.length < HEADER) return undefined
  const size = bytes.readUInt32LE(4)
  const kind = bytes.readUInt32LE(8)
  if (size > MAX_RTF) return undefined
  if (kind === UNCOMPRESSED) return bytes.subarray(HEADER, HEADER + size)
  if (kind !== COMPRESSED) return undefined

  const start = DICTIONARY.length
  const all = Buffer.alloc(start + size)
  all.write(DICTIONARY, 'latin1')
  let [from, to] = [HEADER, start]
  while (from < bytes.length && to < all.length) {
    const control = bytes[from++] ?? 0
    for (let bit = 0; bit < 8 && from < bytes.length && to < all.length; bit += 1) {
      if ((control & (1 << bit)) === 0) {
        all[to++] = bytes[from++] ?? 0
        continue
      }
      if (from + 2 > bytes.length) return undefined
      const reference = bytes.readUInt16BE(from)
      from += 2
      // A place in the window: the last one before the end that has this offset.
      const back = (to - (reference >> 4)) & (WINDOW - 1)
      // A reference to the end is the mark of the end.
      if (back === 0) return all.subarray(start, to)
      if (back > to) return undefined
      for (let left = (reference & 0xf) + 2; left > 0 && to < all.length; left -= 1) all[to] = all[to++ - back] ?? 0
    }
  }
  return all.subarray(start, to)
}
