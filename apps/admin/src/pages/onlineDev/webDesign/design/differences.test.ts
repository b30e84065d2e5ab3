import { expect, it } from 'vitest'
import { differencesOf, isSame } from './differences.ts'

const field = (name: string, label: string, more = {}) => ({
  __config__: { sqosKey: 'comInput', label, formId: name },
  __vModel__: name,
  ...more,
})
const form = (...fields: unknown[]) => ({ fields })

it('lists added, removed and changed components', () => {
  const before = form(field('a', '甲'), field('b', '乙'), field('c', '丙'))
  const after = form(field('b', '乙', { placeholder: '新' }), field('c', '丙'), field('d', '丁'))
  expect(differencesOf(before, after)).toEqual({ added: ['丁'], removed: ['甲'], changed: ['乙'] })
})

it('finds nothing between two parses of one document', () => {
  const document = form(field('a', '甲'))
  expect(isSame(differencesOf(JSON.stringify(document), document))).toBe(true)
})

it('assigns a change inside a container to the inner component', () => {
  const card = (inner: unknown) => ({ __config__: { sqosKey: 'card', label: '卡片', formId: 1, children: [inner] } })
  expect(differencesOf(form(card(field('a', '甲'))), form(card(field('a', '甲', { disabled: true }))))).toEqual({
    added: [],
    removed: [],
    changed: ['甲'],
  })
})
