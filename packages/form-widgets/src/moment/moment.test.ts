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
  ['2026/11/21 0:00:00', midnight],
  ['2026-11-21 12:00 AM', midnight],
  [new Date(2026, 10, 21, 8, 30).toISOString(), midnight],
  ['tomorrow', undefined],
  ['', undefined],
])('reads the typed date %s', (text, ms) => {
  expect(parseTypedDate(text, 'date')).toBe(ms)
})

it.each([
  ['2026年11月21日 下午12:05:09', noon],
  ['2026/11/21 12:05:09 PM', noon],
  ['2026-11-21 3:30PM', midnight + 15.5 * 3_600_000],
  ['2026-11-21 15:30 PM', midnight + 15.5 * 3_600_000],
  ['2026-11-21 上午12:30', midnight + 0.5 * 3_600_000],
  ['2026-11-21 15:30 AM', undefined],
  ['2026-11-21T04:05:09Z', Date.UTC(2026, 10, 21, 4, 5, 9)],
  ['2026-11-21T12:05:09.000+08:00', Date.UTC(2026, 10, 21, 4, 5, 9)],
  ['2026-11-21T99:05Z', undefined],
])('reads the moment %s', (text, ms) => {
  expect(parseTypedDate(text, 'datetime')).toBe(ms)
})

it('reads days in all time zones, also without a midnight', () => {
  const zone = process.env['TZ']
  try {
    process.env['TZ'] = 'Africa/Cairo'
    // In this zone the clock changes from 23:59:59 to 01:00:00.
    expect(new Date(2026, 3, 24).getHours()).toBe(1)
    const day = parseTypedDate('2026-04-24', 'date')
    expect(day).toBe(new Date(2026, 3, 24).getTime())
    expect([formatMoment(day ?? 0, 'yyyy-MM-dd'), startOf(day ?? 0, 'date')]).toEqual(['2026-04-24', day])
    expect(parseTypedDate('2026-04-24 00:30', 'datetime')).toBeUndefined()
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

it('reads typed text with the precision of the field', () => {
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
  ['3:30 PM', '15:30:00'],
  ['下午3:30', '15:30:00'],
  ['12:10am', '00:10:00'],
  ['13:10 am', undefined],
  ['24:00', undefined],
  ['noon', undefined],
])('reads the typed time %s', (text, time) => {
  expect(parseTypedTime(text, 'HH:mm:ss')).toBe(time)
})

it('formats a moment with the format of documents', () => {
  expect(formatMoment(noon, 'yyyy-MM-dd HH:mm:ss')).toBe('2026-11-21 12:05:09')
  expect(formatMoment(noon, 'YYYY-MM')).toBe('2026-11')
})

it('returns the first moment of days, months and years', () => {
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

it.each([['2026-11-21'], [Number.NaN], [{}], [true], [8.7e15]])('refuses %s as a moment', (value) => {
  expect(typeof readMoment(value)).toBe('symbol')
})
