import { expect, it } from 'vitest'
import { type ChartField, readSetting } from './chart-setting.ts'

const fields: ChartField[] = [
  { name: 'F_Title', label: '标题', type: 'text', isChoice: false },
  { name: 'F_Day', label: '日期', type: 'moment', isChoice: false },
  { name: 'F_Kind', label: '类别', type: 'text', isChoice: true },
  { name: 'F_Pay', label: '金额', type: 'number', isChoice: false },
]
const read = (setting: object) => readSetting(JSON.stringify(setting), fields)

it('begins with the records of each choice', () => {
  const usual = { kind: 'bar', by: 'F_Kind', bucket: 'month', series: '', measure: 'count', of: '' }
  expect(readSetting('', fields)).toEqual(usual)
  expect(readSetting('{', fields)).toEqual(usual)
  expect(readSetting('', [])).toBeUndefined()
})

it('keeps what the fields allow', () => {
  const line = { kind: 'line', by: 'F_Day', bucket: 'week', series: 'F_Kind', measure: 'sum', of: 'F_Pay' }
  expect(read(line)).toEqual(line)
})

it('replaces fields that are gone or hidden, and what does not fit', () => {
  expect(read({ kind: 'cube', by: 'F_Gone', bucket: 'hour', measure: 'sum', of: 'F_Title' })).toMatchObject({
    kind: 'bar',
    by: 'F_Kind',
    bucket: 'month',
    measure: 'count',
  })
  expect(read({ kind: 'pie', by: 'F_Day', series: 'F_Kind' })).toMatchObject({ kind: 'pie', series: '' })
  expect(read({ kind: 'bar', by: 'F_Kind', series: 'F_Kind' })).toMatchObject({ series: '' })
})
