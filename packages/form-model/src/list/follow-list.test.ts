import { expect, it } from 'vitest'
import { readForm } from '../model/read-form.ts'
import { defaultAppListDocument, defaultListDocument } from './design-list.ts'
import { followList } from './follow-list.ts'

const field = (name: string, label = name) => ({
  __config__: { sqosKey: 'comInput', label, formId: name },
  __vModel__: name,
})
const formOf = (...fields: object[]) => readForm({ fields })
const props = (entries: unknown) =>
  Array.isArray(entries)
    ? entries.map((entry: { prop?: unknown; label?: unknown }) => `${String(entry.prop)}:${String(entry.label)}`)
    : []

const before = formOf(field('a', '甲'), field('b', '乙'), field('c', '丙'))

it('columns and conditions follow the form: removed ones go, renamed ones are renamed, new ones become columns', () => {
  const designed = defaultListDocument(before)
  const document = {
    ...designed,
    defaultSidx: 'b',
    columnList: designed.columnList.map((column) =>
      column.prop === 'c' ? { ...column, label: '自己的标题' } : column,
    ),
  }
  const after = formOf(field('a', '甲方'), field('c', '第三'), field('d', '丁'))

  const followed = followList(document, { before, after })

  expect(props(followed.columnList)).toEqual(['a:甲方', 'c:自己的标题', 'd:丁'])
  expect(props(followed.searchList)).toEqual(['a:甲方', 'c:第三'])
  expect(followed.defaultSidx).toBe('')
  expect(props(followed.defaultColumnList)).toEqual(['a:甲方', 'c:自己的标题', 'd:丁'])
})

it('a list keeps the choice of its designer, and the same document when the form is unchanged', () => {
  const designed = defaultListDocument(before)
  const document = { ...designed, columnList: designed.columnList.slice(0, 1) }

  expect(followList(document, { before, after: formOf(field('a', '甲'), field('b', '乙'), field('c', '丙')) })).toBe(
    document,
  )
  expect(
    props(
      followList(document, { before, after: formOf(field('a', '甲'), field('b', '乙'), field('d', '丁')) }).columnList,
    ),
  ).toEqual(['a:甲', 'd:丁'])
})

it('a phone list takes new fields while its card has fewer than four lines', () => {
  const document = defaultAppListDocument(before)
  const after = formOf(field('a', '甲'), field('b', '乙'), field('c', '丙'), field('d', '丁'), field('e', '戊'))

  const followed = followList(document, { before, after, side: 'app' })

  expect(props(followed.columnList)).toEqual(['a:甲', 'b:乙', 'c:丙', 'd:丁'])
})
