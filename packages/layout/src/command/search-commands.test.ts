import { expect, it } from 'vitest'
import { loadPinyin } from './load-pinyin.ts'
import { commandPages } from './command-pages.ts'
import { markedRuns } from './marked-runs.ts'
import { createSearch } from './search-commands.ts'

const items = [
  { title: '首页', path: '/home' },
  { title: '数据字典', path: '/systemData/dictionary' },
  { title: '数据接口', path: '/systemData/dataInterface' },
  { title: '行政区划', path: '/systemData/region' },
  { title: '用户管理', path: '/permission/user' },
  { title: '重庆分公司', path: '/branch/cq' },
  { title: 'Sign out' },
]
const search = createSearch({ items, matchPinyin: await loadPinyin() })
const first = (query: string) => search(query)[0]?.item.title

it.each([
  ['a part of the title', '字典', '数据字典'],
  ['the path', 'region', '行政区划'],
  ['a slip in the path', 'dictonary', '数据字典'],
  ['whole pinyin', 'shujuzidian', '数据字典'],
  ['pinyin with spaces', 'shu ju zi dian', '数据字典'],
  ['initials', 'xzqh', '行政区划'],
  ['initials of the end', 'jk', '数据接口'],
  ['half typed', 'yonghugua', '用户管理'],
  ['initials and syllables mixed', 'shujzd', '数据字典'],
  ['a character of two readings', 'chongqing', '重庆分公司'],
  ['capitals', 'SJZD', '数据字典'],
  ['another script', 'sign', 'Sign out'],
])('finds entries by %s', (_, query, title) => {
  expect(first(query)).toBe(title)
})

it('returns no results for an empty query or an unknown text', () => {
  expect(search('  ')).toEqual([])
  expect(search('qqqqqqqq')).toEqual([])
})

it('returns the matched ranges', () => {
  expect(search('字典')[0]?.marks).toEqual([[2, 3]])
  expect(search('zd')[0]?.marks).toEqual([
    [2, 2],
    [3, 3],
  ])
})

it('works without the dictionary of pinyin', () => {
  const plain = createSearch({ items })

  expect(plain('数据').map((hit) => hit.item.title)).toEqual(['数据字典', '数据接口'])
  expect(plain('xzqh')).toEqual([])
})

it('splits a title into matched and unmatched parts', () => {
  expect(markedRuns('数据字典', [[1, 2]]).map((run) => [run.text, run.marked])).toEqual([
    ['数', false],
    ['据字', true],
    ['典', false],
  ])
  expect(markedRuns('首页', [])).toEqual([{ from: 0, text: '首页', marked: false }])
})

it('lists all pages of a menu with their paths', () => {
  const pages = commandPages([
    { key: 'home', title: '首页', href: '/home' },
    { key: 'system', title: '系统', children: [{ key: 'log', title: '日志', href: '/log' }] },
    { key: 'help', title: '帮助', href: 'https://help.example/' },
    { key: 'broken', title: '没有地址' },
  ])

  expect(pages.map(({ title, trail, newWindow }) => [title, trail, newWindow])).toEqual([
    ['首页', '', false],
    ['日志', '系统', false],
    ['帮助', '', true],
  ])
})
