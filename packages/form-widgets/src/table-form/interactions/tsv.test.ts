import { expect, it } from 'vitest'
import { parseTsv, toTsv } from './tsv.ts'

it.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"a ""quoted"" word"\tb', [['a "quoted" word', 'b']]],
  ['""\tb', [['', 'b']]],
  ['5" pipe\t"x" y', [['5" pipe', '"x" y']]],
  ['"never closed\tb', [['"never closed', 'b']]],
  ['', [['']]],
  ['a', [['a']]],
])('reads %j', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})

it('written cells are read back', () => {
  const rows = [
    ['a "b"', 'two\nlines', ''],
    ['tab\there', '"', 'plain'],
  ]
  expect(parseTsv(toTsv(rows))).toEqual(rows)
})

it('reads a megabyte of unclosed quotes in linear time', () => {
  const start = performance.now()
  parseTsv('"x""\n'.repeat(200_000))
  // Linear time takes milliseconds; quadratic time would take minutes.
  expect(performance.now() - start).toBeLessThan(30_000)
})
