import { expect, it } from 'vitest'
import { loadPinyin } from './load-pinyin.ts'

const matchPinyin = await loadPinyin()

it.each([
  ['张伟', 'zw'],
  ['张伟', 'zhangw'],
  ['张伟', 'zhangwei'],
  ['人力资源部', 'rlzyb'],
  ['人力资源部', 'ziyuan'],
  ['吕布', 'lvbu'],
])('%s is found by %s', (name, letters) => {
  expect(matchPinyin(name, letters)).toBe(true)
})

it.each([
  ['张伟', 'wz'],
  ['张伟', 'li'],
])('%s is not found by %s', (name, letters) => {
  expect(matchPinyin(name, letters)).toBe(false)
})

it('matches the beginning only if requested', () => {
  expect(matchPinyin('人力资源部', 'rl', 'start')).toBe(true)
  expect(matchPinyin('人力资源部', 'zy', 'start')).toBe(false)
})
