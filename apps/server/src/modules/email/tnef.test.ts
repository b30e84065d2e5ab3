import { expect, it } from 'vitest'
import { readTnef } from './tnef.ts'
import { winmail } from './tnef.testing.ts'

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
