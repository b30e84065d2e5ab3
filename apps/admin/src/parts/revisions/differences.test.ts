import { expect, it } from 'vitest'
import { differencesOf, plainText, type DocumentWords } from './differences.ts'

const words: DocumentWords = {
  property: (key) => key,
  entry: (value) => (typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value)),
  value: (value) => plainText(value, { yes: 'yes', no: 'no' }),
  order: 'order',
}

it('names each value that changed, by what identifies the entries of lists', () => {
  const before = {
    wide: false,
    blocks: [
      { id: 'a', title: 'A', rows: [{ field: 'x' }] },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C' },
    ],
  }
  const after = {
    wide: true,
    blocks: [
      { id: 'c', title: 'C' },
      { id: 'a', title: 'Aa', rows: [{ field: 'x', bucket: 'month' }] },
      { id: 'd', title: 'D' },
    ],
  }
  expect(differencesOf(before, after, words)).toEqual([
    { path: 'wide', before: 'no', after: 'yes' },
    { path: 'blocks › a › title', before: 'A', after: 'Aa' },
    { path: 'blocks › a › rows › [object Object] › bucket', before: '', after: 'month' },
    { path: 'blocks', before: 'b', after: '' },
    { path: 'blocks', before: '', after: 'd' },
    { path: 'blocks › order', before: 'a、c', after: 'c、a' },
  ])
  expect(differencesOf(after, after, words)).toEqual([])
  expect(differencesOf({}, { blocks: [{ id: 'a', title: 'A' }] }, words)).toEqual([
    { path: 'blocks', before: '', after: 'a' },
  ])
})

it('matches equal entries, and entries without an identity by their place', () => {
  expect(differencesOf({ a: [[1], [2]] }, { a: [[1], [3]] }, words)).toMatchObject([
    { before: '2', after: '' },
    { before: '', after: '3' },
  ])
  expect(differencesOf({ a: ['x', 'x'] }, { a: ['x'] }, words)).toEqual([{ path: 'a', before: 'x', after: '' }])
})
