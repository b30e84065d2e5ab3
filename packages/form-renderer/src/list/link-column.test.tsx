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

const shown = (one: ListColumn, text: string) => {
  const [first] = dataColumns({ columns: [one], modelId: 'm' })
  render(<>{first?.render?.({ site: text })}</>)
  return screen.getByText(text).closest('a')
}

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['javascript:alert(1)', undefined],
  ['example', undefined],
])('a column of links shows %s with the address %s', (text, href) => {
  expect(shown(column, text)?.getAttribute('href') ?? undefined).toBe(href)
})

test.each([
  ['li.na+1@example.com', 'mailto:li.na+1@example.com'],
  ['李娜@例子.公司', 'mailto:李娜@例子.公司'],
  ['li@example.com?bcc=all@example.com', undefined],
  ['li@example.com&body=x', undefined],
  ['a%0Abcc:b@example.com', undefined],
  ['li@example.com, wang@example.com', undefined],
  ['li@localhost', undefined],
  ['https://example.com', undefined],
])('a column of texts shows %s with the address %s', (text, href) => {
  const { isLink: _, ...plain } = node
  const mail = { ...column, item: readForm({ fields: [plain] }).field('site') }

  const link = shown(mail, text)

  expect(link?.getAttribute('href') ?? undefined).toBe(href)
  expect(link?.getAttribute('target') ?? undefined).toBeUndefined()
})

test.each([
  ['a text', {}],
  ['a phone number', { isPhoneNumber: true }],
  ['a link', { isLink: true }],
])('an empty cell of %s is nothing at all, so that cards leave it out', (_, more) => {
  const item = readForm({ fields: [{ ...kindOf('comInput').create(101), __vModel__: 'site', ...more }] }).field('site')
  const [first] = dataColumns({ columns: [{ ...column, item }], modelId: 'm' })

  const content = first?.render ? first.render({ site: null }) : first?.value?.({ site: null })

  expect(content).toBe('')
})
