import { createHash } from 'node:crypto'
import { CFB, utils, write } from '@e965/xlsx'

/** Padding of short passwords. Source: ISO 32000-1, 7.6.3.3. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const PERMISSIONS = -4

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)

function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_one, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) % 256
    swap(at, other)
  }
  let [one, other] = [0, 0]
  const out = content.map((byte) => {
    one = (one + 1) % 256
    other = (other + (state[one] ?? 0)) % 256
    swap(one, other)
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) % 256] ?? 0)
  })
  return Buffer.from(out)
}

/** A PDF of one page that opens with a password (40 bits: what the oldest readers knew). */
export function protectedPdf(line: string, password: string): Uint8Array<ArrayBuffer> {
  const id = Buffer.alloc(16, 7)
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(password))
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(PERMISSIONS)
  const key = md5(padded(password), owner, rights, id).subarray(0, 5)
  const ofObject = (number: number) => md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, 10)
  const stream = rc4(ofObject(4), Buffer.from(`BT /F1 24 Tf 72 700 Td (${line}) Tj ET`)).toString('latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${rc4(key, PADDING).toString('hex')}> /P ${PERMISSIONS} >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const trailer = `<< /Size ${size} /Root 1 0 R /Encrypt 6 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>] >>`
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer ${trailer}`
  return new Uint8Array(Buffer.from(`${file}${table}\nstartxref\n${file.length}\n%%EOF`, 'latin1'))
}

/** Password-protected file of Word, Excel or PowerPoint: the whole document is encrypted. */
export function protectedOffice(): Uint8Array<ArrayBuffer> {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(300))
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(70_000, 7))
  return new Uint8Array(Buffer.from(CFB.write(container, { type: 'buffer' })))
}

/** An old workbook with a password, marked right after the start. */
export function protectedXls(): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'a')
  const container = CFB.read(write(book, { type: 'buffer', bookType: 'biff8' }), { type: 'buffer' })
  const stream = CFB.find(container, '/Workbook')
  if (!stream) throw new Error('There is no workbook.')
  const content = Buffer.from(stream.content)
  const first = 4 + content.readUInt16LE(2)
  const mark = Buffer.from('2f000600000001000200', 'hex')
  stream.content = Buffer.concat([content.subarray(0, first), mark, content.subarray(first)])
  stream.size = stream.content.length
  return new Uint8Array(Buffer.from(CFB.write(container, { type: 'buffer' })))
}
