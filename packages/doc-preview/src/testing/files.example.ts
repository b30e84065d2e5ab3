import { deflateRawSync } from 'node:zlib'
import { strToU8 } from 'fflate'

const TEXT = new TextEncoder()

/** Bytes of a text, one for each character up to U+00FF. */
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

/**
 * A PDF with a line of text on each page; its script and its link must have no effect. `chinese` names no font file.
 */
export function pdf(lines: readonly string[], { chinese = '' } = {}): Uint8Array<ArrayBuffer> {
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  add('<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>')
  const kids = lines.map((_line, index) => `${5 + index * 2} 0 R`).join(' ')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>',
  )
  const wide = Array.from(chinese, (sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('')
  for (const [index, line] of lines.entries()) {
    const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET${chinese ? ` BT /F2 28 Tf 72 640 Td <${wide}> Tj ET` : ''}`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 300 300] /A << /S /URI /URI (http://leak.invalid/pdf) >> >>] >>`,
    )
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  }
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return bytesOf(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`,
  )
}

/** A red picture of 2 × 2 points. */
export const PNG = bytesOf(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='),
)

/** A text as a file. */
export const textFile = (text: string): Uint8Array<ArrayBuffer> => TEXT.encode(text)

interface CraftedEntry {
  /** In any encoding. */
  name: Uint8Array
  /** Actual unpacked size in bytes. */
  size: number
  /** Declared unpacked size; default: the actual size. */
  claim?: number
}

/** A zip of zeros with any declared size. */
export function craftedZip(...entries: readonly CraftedEntry[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const contents: Uint8Array[] = []
  let place = 0
  for (const { name, size, claim = size } of entries) {
    const packed = deflateRawSync(new Uint8Array(size), { level: 1 })
    const local = new DataView(new ArrayBuffer(30))
    local.setUint32(0, 0x04034b50, true)
    local.setUint16(8, 8, true)
    local.setUint32(18, packed.length, true)
    local.setUint32(22, claim, true)
    local.setUint16(26, name.length, true)
    const central = new DataView(new ArrayBuffer(46))
    central.setUint32(0, 0x02014b50, true)
    central.setUint16(10, 8, true)
    central.setUint32(20, packed.length, true)
    central.setUint32(24, claim, true)
    central.setUint16(28, name.length, true)
    central.setUint32(42, place, true)
    pieces.push(new Uint8Array(local.buffer), name, packed)
    contents.push(new Uint8Array(central.buffer), name)
    place += 30 + name.length + packed.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, entries.length, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(
    12,
    contents.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  end.setUint32(16, place, true)
  return new Uint8Array(Buffer.concat([...pieces, ...contents, new Uint8Array(end.buffer)]))
}

/** 合同.txt in GBK. */
export const GBK_NAME = new Uint8Array([0xba, 0xcf, 0xcd, 0xac, ...strToU8('.txt')])

/** A Word document of a megabyte that unpacks to 210 MB, and declares 100 bytes. */
export const bombDocument = (): Uint8Array<ArrayBuffer> =>
  craftedZip(
    { name: strToU8('[Content_Types].xml'), size: 10 },
    { name: strToU8('word/document.xml'), size: 210_000_000, claim: 100 },
  )
