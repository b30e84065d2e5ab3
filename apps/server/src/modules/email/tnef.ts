import { isUtf8 } from 'node:buffer'
import { readRtf } from './compressed-rtf.ts'

/** A file inside of `winmail.dat`. */
export interface TnefFile {
  name: string
  contentType: string
  /** Content-ID without brackets; empty for none. */
  contentId: string
  content: Buffer
}

/** What `winmail.dat` contains. */
export interface TnefContent {
  files: TnefFile[]
  /** Text of the mail, where it is not inside the mail itself. */
  bodyHtml: string
  bodyText: string
}

/** Bytes of a `winmail.dat` that is unpacked. */
export const MAX_TNEF = 40 * 1_048_576
/** Files and properties that are read; more are ignored. */
const MAX_FILES = 200
const MAX_PROPERTIES = 2000
/** Mails inside of mails. */
const MAX_DEPTH = 3

/** The format is described in [MS-OXTNEF] 2.1, its properties in [MS-OXPROPS]. */
const SIGNATURE = 0x22_3e_9f_78
const ATTRIBUTE = {
  attachStart: 0x9002,
  attachTitle: 0x8010,
  attachData: 0x800f,
  attachment: 0x9005,
  messageProperties: 0x9003,
  body: 0x800c,
  codePage: 0x9007,
} as const
const PROPERTY = {
  body: 0x1000,
  compressedRtf: 0x1009,
  bodyHtml: 0x1013,
  attachData: 0x3701,
  fileName: 0x3704,
  longFileName: 0x3707,
  mimeTag: 0x370e,
  contentId: 0x3712,
} as const

/** Unpacks `winmail.dat`; undefined for bytes that are not one, or a cut one. Lengths are checked before anything is read. */
export function readTnef(bytes: Buffer, depth = 0): TnefContent | undefined {
  if (bytes.length > MAX_TNEF || depth > MAX_DEPTH) return undefined
  const reader = createReader(bytes)
  if (reader.number(4) !== SIGNATURE) return undefined
  reader.skip(2)
  const content: TnefContent = { files: [], bodyHtml: '', bodyText: '' }
  let charset = 'windows-1252'
  let file: Partial<TnefFile> | undefined

  function finish() {
    if (file?.content) {
      // A mail as attachment: its files are listed beside the others.
      const inner = readTnef(file.content, depth + 1)
      content.files.push(...(inner ? inner.files : [completed(file)]))
      content.files.splice(MAX_FILES)
    }
    file = undefined
  }

  while (reader.left() >= 9) {
    // The level (message or attachment) follows from the attribute.
    reader.skip(1)
    const id = reader.number(2)
    reader.skip(2)
    const data = reader.take(reader.number(4))
    if (!data) return undefined
    reader.skip(2)
    switch (id) {
      case ATTRIBUTE.codePage:
        charset = charsetOf(data.length >= 4 ? data.readUInt32LE(0) : 0)
        break
      case ATTRIBUTE.attachStart:
        finish()
        file = {}
        break
      case ATTRIBUTE.attachTitle:
        if (file) file.name ??= decode(data, charset)
        break
      case ATTRIBUTE.attachData:
        if (file) file.content = data
        break
      case ATTRIBUTE.attachment:
        if (file) Object.assign(file, fileOf(readProperties(data, charset)))
        break
      case ATTRIBUTE.body:
        content.bodyText ||= decode(data, charset)
        break
      case ATTRIBUTE.messageProperties: {
        const properties = readProperties(data, charset)
        content.bodyText ||= textOf(properties.get(PROPERTY.body))
        content.bodyHtml ||= htmlOf(properties.get(PROPERTY.bodyHtml), charset)
        const rtf = properties.get(PROPERTY.compressedRtf)
        if (content.bodyHtml === '' && Buffer.isBuffer(rtf)) {
          const inside = readRtf(rtf, (piece, codePage) => decode(piece, charsetOf(codePage)))
          if (inside?.isHtml) content.bodyHtml = inside.text
          else content.bodyText ||= inside?.text ?? ''
        }
        break
      }
    }
  }
  finish()
  return content
}

const completed = ({ name = '', contentType = '', contentId = '', content = Buffer.alloc(0) }: Partial<TnefFile>) => ({
  name,
  contentType,
  contentId,
  content,
})

type Properties = ReadonlyMap<number, string | Buffer>

function fileOf(properties: Properties): Partial<TnefFile> {
  const name = textOf(properties.get(PROPERTY.longFileName)) || textOf(properties.get(PROPERTY.fileName))
  const contentType = textOf(properties.get(PROPERTY.mimeTag))
  const contentId = textOf(properties.get(PROPERTY.contentId))
  const data = properties.get(PROPERTY.attachData)
  return {
    ...(name !== '' && { name }),
    ...(contentType !== '' && { contentType }),
    ...(contentId !== '' && { contentId }),
    ...(Buffer.isBuffer(data) && { content: data }),
  }
}

const textOf = (value: string | Buffer | undefined) => (typeof value === 'string' ? value : '')

/** HTML has a code page of its own, which is UTF-8 or that of the mail. */
function htmlOf(value: string | Buffer | undefined, charset: string): string {
  if (!Buffer.isBuffer(value)) return value ?? ''
  return decode(value, isUtf8(value) ? 'utf-8' : charset)
}

/** Sizes of properties with a fixed one, by type. */
const FIXED: Readonly<Record<number, number>> = {
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
}
const TYPE = { object: 0x0d, text: 0x1e, unicode: 0x1f, bytes: 0x01_02 } as const
const MULTIPLE = 0x10_00
/** Properties from here on have a name. */
const NAMED = 0x80_00
const GUID = 16

/** Texts and bytes by id. What follows a property that cannot be read is left out. */
function readProperties(data: Buffer, charset: string): Properties {
  const reader = createReader(data)
  const found = new Map<number, string | Buffer>()
  const count = Math.min(reader.number(4), MAX_PROPERTIES)
  for (let index = 0; index < count && reader.left() >= 4; index += 1) {
    const type = reader.number(2)
    const id = reader.number(2)
    if (id >= NAMED && !skipName(reader)) return found
    const values = readValues(reader, type)
    if (!values) return found
    const [first] = values
    if (first === undefined) continue
    const kind = type & ~MULTIPLE
    if (kind === TYPE.unicode) found.set(id, first.toString('utf16le').replace(/\0+$/, ''))
    else if (kind === TYPE.text) found.set(id, decode(first, charset))
    else if (kind === TYPE.bytes || kind === TYPE.object) found.set(id, first)
  }
  return found
}

type Reader = ReturnType<typeof createReader>

function skipName(reader: Reader): boolean {
  reader.skip(GUID)
  if (reader.number(4) === 0) reader.skip(4)
  else if (!reader.take(padded(reader.number(4)))) return false
  return reader.left() > 0
}

/** The values of a property; undefined when they cannot be read. */
function readValues(reader: Reader, type: number): Buffer[] | undefined {
  const kind = type & ~MULTIPLE
  const size = FIXED[kind]
  const isVariable = kind === TYPE.text || kind === TYPE.unicode || kind === TYPE.bytes || kind === TYPE.object
  if (size === undefined && !isVariable) return undefined
  const count = isVariable || (type & MULTIPLE) !== 0 ? reader.number(4) : 1
  if (count > MAX_PROPERTIES) return undefined
  const values: Buffer[] = []
  for (let index = 0; index < count; index += 1) {
    const length = size ?? reader.number(4)
    const value = reader.take(length)
    if (!value) return undefined
    reader.skip(padded(length) - length)
    // Of an object, an interface id comes first.
    values.push(kind === TYPE.object ? value.subarray(GUID) : value)
  }
  return values
}

/** Values are padded to four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4

/** Reads little-endian numbers and pieces; beyond the end there are zeros and no pieces. */
function createReader(bytes: Buffer) {
  let at = 0
  const left = () => Math.max(0, bytes.length - at)
  return {
    left,
    skip: (length: number) => void (at += length),
    number(length: 2 | 4): number {
      const value = left() < length ? 0 : bytes.readUIntLE(at, length)
      at += length
      return value
    },
    take(length: number): Buffer | undefined {
      if (length > left()) return undefined
      at += length
      return bytes.subarray(at - length, at)
    },
  }
}

/** Names of code pages of Windows that `TextDecoder` knows. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  54_936: 'gb18030',
  65_001: 'utf-8',
}

const charsetOf = (codePage: number) =>
  CODE_PAGES[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252')

const decode = (bytes: Buffer, charset: string) => new TextDecoder(charset).decode(bytes).replace(/\0+$/, '')
