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

it('writes what it reads', () => {
  const rows = [
    ['a "b"', 'two\nlines', ''],
    ['tab\there', '"', 'plain'],
  ]
  expect(parseTsv(toTsv(rows))).toEqual(rows)
})

it('reads a megabyte of quotes that never close at once', () => {
  const start = performance.now()
  parseTsv('"x""\n'.repeat(200_000))
  // Milliseconds where each character is looked at once; many minutes where each quote looks at all that follow.
  expect(performance.now() - start).toBeLessThan(30_000)
})
