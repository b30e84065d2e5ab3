import { expect, it } from 'vitest'
import { nextSort } from '../sort.ts'
import { compareValues } from './compare.ts'
import { toTsv } from './tsv.ts'

const collator = new Intl.Collator('zh', { numeric: true })

it('orders texts by language, numbers by size, and empty values last', () => {
  const sort = (values: (string | number | null | undefined)[]) =>
    [...values].sort((a, b) => compareValues(a, b, collator))
  expect(sort(['张', '李', '王', '安'])).toEqual(['安', '李', '王', '张'])
  expect(sort(['item10', 'item2'])).toEqual(['item2', 'item10'])
  expect(sort([10, null, 9, -1])).toEqual([-1, 9, 10, null])
})

it('cycles through ascending, descending and unsorted', () => {
  expect(nextSort(undefined, 'a')).toEqual({ id: 'a', order: 'asc' })
  expect(nextSort({ id: 'a', order: 'asc' }, 'a')).toEqual({ id: 'a', order: 'desc' })
  expect(nextSort({ id: 'a', order: 'desc' }, 'a')).toBeUndefined()
  expect(nextSort({ id: 'a', order: 'desc' }, 'b')).toEqual({ id: 'b', order: 'asc' })
})

it('quotes values that contain separators', () => {
  const lines = toTsv([
    ['a', 'b\tc'],
    ['say "hi"', 'two\nlines'],
  ])
  expect(lines).toBe(['a\t"b\tc"', '"say ""hi"""\t"two\nlines"'].join('\n'))
})
