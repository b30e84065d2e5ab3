import { expect, it } from 'vitest'
import { batchLines } from './batch-lines.ts'

it.each([
  ['orderNo\t单号', 'orderNo', '单号'],
  ['orderNo，单号', 'orderNo', '单号'],
  ['  orderNo : order number ', 'orderNo', 'order number'],
  ['orderNo', 'orderNo', 'orderNo'],
])('parses %j', (line, enCode, fullName) => {
  expect(batchLines(line)).toEqual([{ enCode, fullName }])
})

it('ignores empty lines', () => {
  expect(batchLines('\n a A \n\n\r\nb B\n')).toEqual([
    { enCode: 'a', fullName: 'A' },
    { enCode: 'b', fullName: 'B' },
  ])
})
