import { expect, it } from 'vitest'
import { nextSort } from '../sort.ts'
import { compareValues } from './compare.ts'
import { toTsv } from './tsv.ts'

const collator = new Intl.Collator('zh', { numeric: true })

it('orders texts as the language does, numbers by size, and nothing last', () => {
  const sort = (values: (string | number | null | undefined)[]) =>
    [...values].sort((a, b) => compareValues(a, b, collator))
  expect(sort(['张', '李', '王', '安'])).toEqual(['安', '李', '王', '张'])
  expect(sort(['item10', 'item2'])).toEqual(['item2', 'item10'])
  expect(sort([10, null, 9, -1])).toEqual([-1, 9, 10, null])
})

it('sorts ascending, then descending, then not', () => {
  expect(nextSort(undefined, 'a')).toEqual({ id: 'a', order: 'asc' })
  expect(nextSort({ id: 'a', order: 'asc' }, 'a')).toEqual({ id: 'a', order: 'desc' })
  expect(nextSort({ id: 'a', order: 'desc' }, 'a')).toBeUndefined()
  expect(nextSort({ id: 'a', order: 'desc' }, 'b')).toEqual({ id: 'b', order: 'asc' })
})

it('quotes what would break a line of a spreadsheet', () => {
  const lines = toTsv([
    ['a', 'b\tc'],
    ['say "hi"', 'two\nlines'],
  ])
  expect(lines).toBe(['a\t"b\tc"', '"say ""hi"""\t"two\nlines"'].join('\n'))
})
