import { kindOf, type ListColumn, readForm } from '@sqos/form-model'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dataColumns } from './list-columns.tsx'

afterEach(cleanup)

const node = { ...kindOf('comInput').create(101), __vModel__: 'site', isLink: true }
const column: ListColumn = {
  prop: 'site',
  label: '网站',
  kind: kindOf('comInput'),
  item: readForm({ fields: [node] }).field('site'),
  align: 'left',
  isSortable: false,
  width: undefined,
  pinned: undefined,
}

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['javascript:alert(1)', undefined],
  ['example', undefined],
])('a column of links shows %s with the address %s', (text, href) => {
  const [shown] = dataColumns({ columns: [column], modelId: 'm' })
  render(<>{shown?.render?.({ site: text })}</>)
  expect(screen.getByText(text).closest('a')?.getAttribute('href') ?? undefined).toBe(href)
})
