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

/** A `winmail.dat` as Outlook writes it. */
export function winmail({ files, bodyHtml = '' }: { files: readonly WinmailFile[]; bodyHtml?: string }): Buffer {
  return Buffer.concat([
    number(0x22_3e_9f_78),
    Buffer.from([1, 0]),
    attribute(1, 0x9007, Buffer.concat([number(936), number(0)])),
    ...(bodyHtml === '' ? [] : [attribute(1, 0x9003, properties(property(0x01_02, 0x1013, Buffer.from(bodyHtml))))]),
    ...files.flatMap(({ name, content, shortName = Buffer.from('SHORT~1.DAT\0') }) => [
      attribute(2, 0x9002, Buffer.alloc(14)),
      attribute(2, 0x8010, shortName),
      attribute(2, 0x800f, content),
      ...(name === '' ? [] : [attribute(2, 0x9005, properties(property(0x1f, 0x3707, unicode(name))))]),
    ]),
  ])
}
