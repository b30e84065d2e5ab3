import { expect, it } from 'vitest'
import { formatMoment, readMoment } from './moment.ts'
import { parseTypedDate, parseTypedTime, startOf } from './typed-moment.ts'

const noon = new Date(2026, 10, 21, 12, 5, 9).getTime()
const midnight = new Date(2026, 10, 21).getTime()

it.each([
  ['2026-11-21', midnight],
  ['2026/11/21', midnight],
  ['20261121', midnight],
  ['2026年11月21日', midnight],
  ['２０２６.11.21', midnight],
  ['2026-13-01', undefined],
  ['2026-02-30', undefined],
  ['21.11.2026', undefined],
  ['2026-11', undefined],
  ['2026-11-21 12:05', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('reads the typed date %s', (text, ms) => {
  expect(parseTypedDate(text, 'date')).toBe(ms)
})

it('reads what is typed as exactly as the field is', () => {
  expect(parseTypedDate('2026-11-21 12:05:09', 'datetime')).toBe(noon)
  expect(parseTypedDate('20261121120509', 'datetime')).toBe(noon)
  expect(parseTypedDate('2026-11-21', 'datetime')).toBe(midnight)
  expect(parseTypedDate('2026-11', 'month')).toBe(new Date(2026, 10, 1).getTime())
  expect(parseTypedDate('2026', 'year')).toBe(new Date(2026, 0, 1).getTime())
})

it.each([
  ['8:30', '08:30:00'],
  ['0830', '08:30:00'],
  ['830', '08:30:00'],
  ['8', '08:00:00'],
  ['８点３０', '08:30:00'],
  ['24:00', undefined],
  ['noon', undefined],
])('reads the typed time %s', (text, time) => {
  expect(parseTypedTime(text, 'HH:mm:ss')).toBe(time)
})

it('writes a moment in the format of the designer, which spells days small', () => {
  expect(formatMoment(noon, 'yyyy-MM-dd HH:mm:ss')).toBe('2026-11-21 12:05:09')
  expect(formatMoment(noon, 'YYYY-MM')).toBe('2026-11')
})

it('begins days, months and years at their first moment', () => {
  expect([startOf(noon, 'date'), startOf(noon, 'datetime')]).toEqual([midnight, noon])
  expect(new Date(startOf(noon, 'year')).getMonth()).toBe(0)
})

it.each([
  [noon, noon],
  [String(noon), noon],
  [new Date(noon), noon],
])('reads %s as a moment', (value, ms) => {
  expect(readMoment(value)).toBe(ms)
})

it.each([['2026-11-21'], [Number.NaN], [{}], [true], [8.7e15]])('does not take %s for a moment', (value) => {
  expect(typeof readMoment(value)).toBe('symbol')
})
