import { expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const kinds = (code: string, language: 'sql' | 'json' | 'javascript') =>
  highlight(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`)

it('colours SQL with the parameters in it', () => {
  expect(kinds("select a from t where b = {min} and c = 'x' -- why\nlimit 10", 'sql')).toEqual([
    'keyword select',
    'keyword from',
    'keyword where',
    'parameter {min}',
    'keyword and',
    "string 'x'",
    'comment -- why',
    'keyword limit',
    'number 10',
  ])
})

it('colours JSON and functions', () => {
  expect(kinds('{"a": [1, true]}', 'json')).toEqual(['string "a"', 'number 1', 'keyword true'])
  expect(kinds('(d) => { return `x` } // y', 'javascript')).toEqual(['keyword return', 'string `x`', 'comment // y'])
})

it.each(['', "select '", '/* open', '"open', '`open\n', 'plain 名称'])('loses nothing of %j', (code) => {
  for (const language of ['sql', 'json', 'javascript'] as const)
    expect(
      highlight(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
})
