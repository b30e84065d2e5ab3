import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Check,
  checkAccount,
  checkBarcode,
  checkChinese,
  checkCode,
  checkEmail,
  checkHalfHours,
  checkIdCard,
  checkLicencePlate,
  checkName,
  checkNumberRange,
  checkNumericCode,
  checkPassword,
  checkPhone,
  checkPositiveInteger,
  type Problem,
} from './index.ts'

interface Sample {
  check: Check
  problem: Problem
  right: unknown[]
  wrong: unknown[]
}

const longLabel = 'a'.repeat(63)

const SAMPLES: Sample[] = [
  {
    check: checkPhone,
    problem: 'phone',
    right: ['13800138000', '19912345678', 13800138000],
    wrong: [
      '12800138000',
      '1380013800',
      '138001380000',
      '23800138000',
      '１3800138000',
      '+8613800138000',
      '138 0013 8000',
    ],
  },
  {
    check: checkPassword,
    problem: 'password',
    right: ['abc123', 'A1234567890bcdef'],
    wrong: ['abcdef', '123456', 'ab12', 'a1234567890bcdefg', 'abc 123', 'abc123!', 'abc123\n', '密码abc123'],
  },
  {
    check: checkIdCard,
    problem: 'idCard',
    // The example of GB 11643-1999, and its neighbours.
    right: ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    wrong: [
      '110105194912310021',
      '110105491231002',
      '11010519490229002X',
      '11010519491331002X',
      '01010519491231002X',
      '11010519491231002',
      '11010517491231002X',
      '１1010519491231002X',
    ],
  },
  {
    check: checkEmail,
    problem: 'email',
    right: [
      'a@b.co',
      'first.last+tag@mail.example.com',
      `${'a'.repeat(64)}@b.cn`,
      `a@${longLabel}.com`,
      "o'neil@a-b.org",
      '用户@b.co',
      '王芳@例子.公司',
      'müller@bücher.example',
      'a@xn--fsqu00a.xn--55qx5d',
      '"john doe"@b.co',
      String.raw`"a\"@b"@b.co`,
    ],
    wrong: [
      'a',
      '@b.co',
      'a@',
      'a@b',
      'a@b.c',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.co',
      'a@-b.co',
      'a@b-.co',
      'a@b..co',
      'a b@c.co',
      'a@@b.co',
      'a@b.co\n',
      '"a"b"@b.co',
      '""@b.co',
      '"a\n"@b.co',
      'a@-例.公司',
      `${'a'.repeat(65)}@b.cn`,
      `a@${longLabel}a.com`,
      `a@${`${longLabel}.`.repeat(4)}com`,
    ],
  },
  {
    check: checkLicencePlate,
    problem: 'licencePlate',
    right: [
      '京A12345',
      '粤B1234学',
      '粤Z1234港',
      '沪AD12345',
      '京A·D12345',
      '苏E12345F',
      '浙AKA1234',
      '浙AK01234',
      '京A8888警',
      '224578使',
      '京X0102应急',
      '闽20401领',
    ],
    wrong: [
      'A12345',
      '京A1234',
      '京A123456',
      '京a12345',
      '京I12345',
      '京O12345',
      '闽2040领',
      '京A1234O',
      '京AI2345',
      '沪AL12345',
      '东A12345',
      '京·A12345',
      'D12345',
    ],
  },
  {
    check: checkChinese,
    problem: 'chinese',
    right: ['中文', '𠮷', '〇'],
    wrong: ['中文a', '中 文', '，', '１', 'ひらがな', '中文1'],
  },
  {
    check: checkCode,
    problem: 'code',
    right: ['a', 'A1', 'system.data', 'a.b.c', 'a..b', '0'],
    wrong: ['.a', 'a.', '.', 'a b', 'a-b', '编码', 'a\n', 'ａ'],
  },
  {
    check: checkAccount,
    problem: 'account',
    right: ['admin', 'A1', '007'],
    wrong: ['a.b', 'a b', '账号', 'a@b', 'a_b'],
  },
  {
    check: checkName,
    problem: 'name',
    right: ['字典', 'Type1', '行业2026', '𠮷野'],
    wrong: ['a b', '名称!', '<b>', '名称\u200b', 'a_b', '，', '😀'],
  },
  { check: checkNumericCode, problem: 'numericCode', right: ['0', '007', 42], wrong: ['1.5', '-1', 'a1', '１', '٣'] },
  {
    check: checkHalfHours,
    problem: 'halfHours',
    right: ['0', '1', '1.5', '10.50', '2.0', 0.5, 3],
    wrong: ['1.2', '0.25', '1.', '.5', '-0.5', '1.55', 'a', 0.1 + 0.2, '1,5'],
  },
  {
    check: checkPositiveInteger,
    problem: 'positiveInteger',
    right: ['1', '10', '007', 5],
    wrong: ['0', '00', '-1', '1.5', '1e3', 0, -2, 1.5, Number.NaN, Number.POSITIVE_INFINITY],
  },
  { check: checkBarcode, problem: 'barcode', right: ['ABC123', 'z'], wrong: ['A-1', 'a b', '条码', 'a\t'] },
]

describe.each(SAMPLES)('$problem', ({ check, problem, right, wrong }) => {
  it.each(right.map((value) => ({ value })))('accepts $value', ({ value }) => {
    expect(check(value)).toBeUndefined()
  })

  it.each(wrong.map((value) => ({ value })))('refuses $value', ({ value }) => {
    expect(check(value)).toBe(problem)
  })

  it.each([
    { value: true },
    { value: {} },
    { value: [] },
    { value: ['1'] },
    { value: Symbol('1') },
    { value: () => 1 },
  ])('checks refuse values that are neither text nor number', ({ value }) => {
    expect(check(value)).toBe(problem)
  })

  it('checks accept empty values', () => {
    expect([check(''), check(undefined), check(null)]).toEqual([undefined, undefined, undefined])
  })

  it('checks take linear time for every text', () => {
    const patterns = ['a', '1', 'a.', '.', 'a@', '-', '中', '京A', 'a-'].map((piece) => piece.repeat(50_000))

    const answers = patterns.flatMap((text) => ['', '!', '@', '.'].map((end) => check(text + end)))

    // A few milliseconds; backtracking would take many minutes, which is longer than a test may.
    expect(answers).toHaveLength(36)
  })
})

describe('number range', () => {
  it.each([
    { value: [] },
    { value: [1, 2] },
    { value: [2, 2] },
    { value: [null, 5] },
    { value: [5, undefined] },
    { value: ['', ''] },
    { value: ['-1.5', 1e3] },
    { value: undefined },
  ])('accepts $value', ({ value }) => {
    expect(checkNumberRange(value)).toBeUndefined()
  })

  it.each([
    { value: [2, 1], problem: 'rangeOrder' },
    { value: ['10', '9'], problem: 'rangeOrder' },
    { value: ['a', 1], problem: 'numberRange' },
    { value: [Number.NaN, 1], problem: 'numberRange' },
    { value: [0, Number.POSITIVE_INFINITY], problem: 'numberRange' },
    { value: [1, 2, 3], problem: 'numberRange' },
    { value: [[1], 2], problem: 'numberRange' },
    { value: 5, problem: 'numberRange' },
    { value: '1,2', problem: 'numberRange' },
    { value: { 0: 1, 1: 2 }, problem: 'numberRange' },
  ])('refuses $value', ({ value, problem }) => {
    expect(checkNumberRange(value)).toBe(problem)
  })
})

it('a code has letters, digits and dots, without a dot at either end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'Z', '7', '.', '-', '中'), { minLength: 1 }), (chars) => {
      const expected = chars.every((char) => 'aZ7.'.includes(char)) && chars[0] !== '.' && chars.at(-1) !== '.'
      expect(checkCode(chars.join('')) === undefined).toBe(expected)
    }),
  )
})

it('each identity card has exactly one valid check digit', () => {
  const birthday = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

  fc.assert(
    fc.property(fc.integer({ min: 110_000, max: 659_999 }), birthday, fc.nat(999), (region, date, order) => {
      const day = date.toISOString().slice(0, 10).replaceAll('-', '')
      const known = `${region}${day}${String(order).padStart(3, '0')}`
      const right = '0123456789X'.split('').filter((digit) => checkIdCard(known + digit) === undefined)
      // The definition of the standard: the weighted sum of all 18 digits is 1 modulo 11.
      const place = (digit: string, index: number) => (digit === 'X' ? 10 : Number(digit)) * (2 ** (17 - index) % 11)
      const sum = [...known.split(''), ...right].reduce((total, digit, index) => total + place(digit, index), 0)

      expect(right).toHaveLength(1)
      expect(sum % 11).toBe(1)
    }),
  )
})

it.each(['19490229', '19491301', '19490001', '19490431', '19000229', '17491231'])(
  'no check digit is valid for an identity card of %s',
  (birthday) => {
    expect('0123456789X'.split('').filter((digit) => !checkIdCard(`110105${birthday}002${digit}`))).toEqual([])
  },
)

it('an identity card with one wrong digit or two swapped digits is refused', () => {
  const card = '440524188001010014'

  fc.assert(
    fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const wrong = (Number(card[place]) + shift) % 10
      expect(checkIdCard(card.slice(0, place) + wrong + card.slice(place + 1))).toBe('idCard')
    }),
  )
})

it('hours are multiples of a half', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (hundredths) => {
      expect(checkHalfHours((hundredths / 100).toFixed(2)) === undefined).toBe(hundredths % 50 === 0)
    }),
  )
})
