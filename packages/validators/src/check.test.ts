import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCode, checkName, checkPassword } from './check.ts'

describe('checkCode', () => {
  it.each(['a', 'A1', 'system.data', 'a.b.c', '0'])('takes %s', (value) => {
    expect(checkCode(value)).toBeUndefined()
  })

  it.each(['.a', 'a.', '.', 'a b', 'a-b', '编码', 'a\n', 'ａ'])('refuses %j', (value) => {
    expect(checkCode(value)).toBe('code')
  })
})

describe('checkName', () => {
  it.each(['字典', 'Type1', '行业2026', '𠮷野'])('takes %s', (value) => {
    expect(checkName(value)).toBeUndefined()
  })

  it.each(['a b', '名称!', '<b>', '名称\u200b', 'a_b', '，'])('refuses %j', (value) => {
    expect(checkName(value)).toBe('name')
  })
})

describe('checkPassword', () => {
  it.each(['abc123', 'A1234567890bcdef'])('takes %s', (value) => {
    expect(checkPassword(value)).toBeUndefined()
  })

  it.each(['abcdef', '123456', 'ab12', 'a1234567890bcdefg', 'abc 123', 'abc123!'])('refuses %j', (value) => {
    expect(checkPassword(value)).toBe('password')
  })
})

it('leaves emptiness to the field', () => {
  expect([checkCode(''), checkName(''), checkPassword('')]).toEqual([undefined, undefined, undefined])
})

it('takes as a code exactly letters, digits and dots with no dot at either end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'Z', '7', '.', '-', '中'), { minLength: 1 }), (chars) => {
      const expected = chars.every((char) => 'aZ7.'.includes(char)) && chars[0] !== '.' && chars.at(-1) !== '.'
      expect(checkCode(chars.join('')) === undefined).toBe(expected)
    }),
  )
})
