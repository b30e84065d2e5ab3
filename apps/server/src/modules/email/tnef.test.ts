import { expect, it } from 'vitest'
import { decompressRtf } from './compressed-rtf.ts'
import { readTnef } from './tnef.ts'
import { compressedRtf, rtfOfHtml, winmail } from './tnef.testing.ts'

const content = Buffer.from('Menge;Preis')
const gbk = Buffer.from('c4fabac32e74787400', 'hex')

it('files have their long name, or their short one in the code page of the mail', () => {
  const bytes = winmail({
    files: [
      { name: '报价单.csv', content },
      { name: '', shortName: gbk, content },
    ],
  })

  expect(readTnef(bytes)?.files.map((file) => [file.name, file.content.toString()])).toEqual([
    ['报价单.csv', 'Menge;Preis'],
    ['您好.txt', 'Menge;Preis'],
  ])
})

it('files of a mail inside of the mail are listed too', () => {
  const inner = winmail({ files: [{ name: 'inner.csv', content }] })

  expect(readTnef(winmail({ files: [{ name: 'mail', content: inner }] }))?.files).toMatchObject([{ name: 'inner.csv' }])
})

it('a cut one, other bytes, and impossible lengths give nothing, whatever the place', () => {
  const bytes = winmail({ files: [{ name: '报价单.csv', content }], bodyHtml: '<p>您好</p>' })

  expect(readTnef(Buffer.from('no winmail'))).toBeUndefined()
  for (let length = 0; length < bytes.length; length += 1) readTnef(bytes.subarray(0, length))
  for (let at = 6; at + 4 <= bytes.length; at += 1) {
    const broken = Buffer.from(bytes)
    broken.fill(0xff, at, at + 4)
    readTnef(broken)
  }
  expect(readTnef(bytes.subarray(0, 80))).toBeUndefined()
  // Mails inside of mails end somewhere.
  let nested = bytes
  for (let depth = 0; depth < 50; depth += 1) nested = winmail({ files: [{ name: 'mail', content: nested }] })
  expect(readTnef(nested)?.files).toHaveLength(1)
})

it('compressed RTF is unpacked: the examples of the format, with references to the dictionary and over their own end', () => {
  const examples = {
    '2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232 0af32068656c0900206277 05b06c647d0a800fa0':
      '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n',
    '1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0': '{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}',
  }

  for (const [bytes, text] of Object.entries(examples))
    expect(decompressRtf(Buffer.from(bytes.replaceAll(' ', ''), 'hex'))?.toString()).toBe(text)
})

it('the text of a mail comes from its compressed RTF, in its code page', () => {
  const rtf = compressedRtf(rtfOfHtml(String.raw`\'c4\'fa\'ba\'c3\u26412?`))

  expect(readTnef(winmail({ files: [], rtf }))?.bodyHtml).toBe('<p>您好本</p><script>x()</script>')
})

it('compressed RTF that says it is huge, is cut or is no text of HTML gives no text', () => {
  const rtf = compressedRtf(rtfOfHtml('text'))
  const huge = Buffer.from(rtf)
  huge.writeUInt32LE(0x7f_ff_ff_ff, 4)

  for (const bad of [huge, rtf.subarray(0, 20), compressedRtf('no rtf'), compressedRtf(String.raw`{\rtf1 plain}`)])
    expect(readTnef(winmail({ files: [], rtf: bad }))).toMatchObject({ bodyHtml: '', bodyText: '' })
  for (let at = 16; at < rtf.length; at += 1) {
    const broken = Buffer.from(rtf)
    broken.fill(0xff, at, Math.min(at + 2, rtf.length))
    readTnef(winmail({ files: [], rtf: broken }))
  }
})
