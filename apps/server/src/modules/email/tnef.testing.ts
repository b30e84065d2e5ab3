import { DICTIONARY } from './compressed-rtf.ts'

/** An attribute of a `winmail.dat`: level, id, type, data, and a checksum that readers need not check. */
function attribute(level: 1 | 2, id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUInt8(level, 0)
  head.writeUInt16LE(id, 1)
  head.writeUInt32LE(data.length, 5)
  return Buffer.concat([head, data, Buffer.alloc(2)])
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

/** A property with one text or piece of bytes. */
function property(type: number, id: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(id, 2)
  return Buffer.concat([head, number(1), number(value.length), padded(value)])
}

const unicode = (text: string) => Buffer.from(`${text}\0`, 'utf16le')

const properties = (...list: readonly Buffer[]) => Buffer.concat([number(list.length), ...list])

interface WinmailFile {
  name: string
  content: Buffer
  /** Also has a short name in the code page. */
  shortName?: Buffer
}

interface Winmail {
  files: readonly WinmailFile[]
  bodyHtml?: string
  /** The text as compressed RTF, as Outlook writes it by default. */
  rtf?: Buffer
}

/** A `winmail.dat` as Outlook writes it. */
export function winmail({ files, bodyHtml = '', rtf }: Winmail): Buffer {
  const text = [
    ...(bodyHtml === '' ? [] : [property(0x01_02, 0x1013, Buffer.from(bodyHtml))]),
    ...(rtf ? [property(0x01_02, 0x1009, rtf)] : []),
  ]
  return Buffer.concat([
    number(0x22_3e_9f_78),
    Buffer.from([1, 0]),
    attribute(1, 0x9007, Buffer.concat([number(936), number(0)])),
    ...(text.length === 0 ? [] : [attribute(1, 0x9003, properties(...text))]),
    ...files.flatMap(({ name, content, shortName = Buffer.from('SHORT~1.DAT\0') }) => [
      attribute(2, 0x9002, Buffer.alloc(14)),
      attribute(2, 0x8010, shortName),
      attribute(2, 0x800f, content),
      ...(name === '' ? [] : [attribute(2, 0x9005, properties(property(0x1f, 0x3707, unicode(name))))]),
    ]),
  ])
}

/** Compressed RTF, [MS-OXRTFCP]: pieces that were there before, within the last 4,096 bytes, are references. */
export function compressedRtf(rtf: string): Buffer {
  const all = Buffer.from(DICTIONARY + rtf, 'latin1')
  const pieces: { bytes: Buffer; isReference: boolean }[] = []
  let at = DICTIONARY.length
  const reference = (place: number, length: number) => {
    const bytes = Buffer.alloc(2)
    bytes.writeUInt16BE(((place & 0xf_ff) << 4) | (length - 2))
    return { bytes, isReference: true }
  }
  while (at < all.length) {
    let length = Math.min(17, all.length - at)
    let place = -1
    for (; length >= 2 && place < 0; length -= 1) {
      place = all.subarray(Math.max(0, at - 4000), at).lastIndexOf(all.subarray(at, at + length))
      if (place >= 0) break
    }
    if (place >= 0) pieces.push(reference(Math.max(0, at - 4000) + place, length))
    else pieces.push({ bytes: all.subarray(at, at + 1), isReference: false })
    at += place >= 0 ? length : 1
  }
  // The end is a reference to the end.
  pieces.push(reference(at, 2))
  const body: Buffer[] = []
  for (let first = 0; first < pieces.length; first += 8) {
    const eight = pieces.slice(first, first + 8)
    const control = eight.reduce((bits, { isReference }, bit) => bits | (Number(isReference) << bit), 0)
    body.push(Buffer.from([control]), ...eight.map(({ bytes }) => bytes))
  }
  const data = Buffer.concat(body)
  return Buffer.concat([number(data.length + 12), number(rtf.length), Buffer.from('LZFu'), number(0), data])
}

/** RTF of a code page that contains HTML, as Outlook writes it: tags beside the text, which is RTF too. */
export const rtfOfHtml = (paragraph: string) =>
  String.raw`{\rtf1\ansi\ansicpg936\fromhtml1 \deff0{\fonttbl{\f0\fswiss Arial;}}\uc1\pard\plain\deftab360 \f0\fs24 ` +
  String.raw`{\*\htmltag64 <p>}\htmlrtf {\htmlrtf0 ${paragraph}{\*\htmltag72 </p>}\htmlrtf \par}\htmlrtf0` +
  String.raw`{\*\htmltag241 <script>x()</script>}}`
