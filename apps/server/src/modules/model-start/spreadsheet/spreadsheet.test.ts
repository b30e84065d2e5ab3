import { expect, it } from 'vitest'
import type { WorkbookValue } from '../../../platform/workbook/index.ts'
import { isError, readNumber } from './cell-readers.ts'
import { guessColumn } from './guess-column.ts'
import { findHead, lettersOf, titlesOf } from './head-row.ts'

const place = (id: string, fullName: string) => ({ id, parentId: '-1', fullName, isDepartment: true })
const names = {
  users: new Map([
    ['王芳', ['u1']],
    ['wangfang', ['u1']],
    ['李娜', ['u2']],
    ['张伟', ['u3', 'u4']],
  ]),
  organizations: {
    byId: new Map([['d1', place('d1', '行政部')]]),
    byName: new Map([['行政部', ['d1']]]),
  },
}
const guess = (...cells: WorkbookValue[]) => guessColumn(cells, names)
const many = (...cells: WorkbookValue[]) => guess(...cells, ...cells, ...cells, ...cells)

it.each<[kind: string, cells: WorkbookValue[]]>([
  ['number', ['1,200.50', '¥30', '(7)', '12%', 5]],
  ['date', ['2026-03-04', '2026/3/5', '2026年3月6日', '2026.3.7']],
  ['dateTime', ['2026-03-04 09:30:00', '2026/3/5 9:30', '2026-03-06']],
  ['time', ['09:30', '23:59:59']],
  ['switch', ['是', '否', '是']],
  ['switch', ['Yes', 'no', 'NO']],
  ['switch', [true, false]],
  ['person', ['王芳', '李娜', '王芳/wangfang']],
  ['department', ['行政部', '行政部']],
  ['phone', ['13800138000', 13_900_139_000, '010-62345678']],
  ['mail', ['a@b.cn', 'long.name@mail.example.com']],
  ['link', ['https://a.cn/x?y=1', 'www.b.cn']],
  ['options', ['轿车', '货车', '轿车', '货车', '轿车']],
  ['manyOptions', ['红、蓝', '蓝,绿', '红', '绿、红']],
  ['longText', ['短', '长'.repeat(101)]],
  ['longText', ['一\n二']],
  // Codes are no numbers.
  ['text', ['00123', '00124', '00125']],
  ['text', ['110101199003070011', '110101199003070012']],
  // Different names, and a person whose name two users have.
  ['text', ['阿里', '腾讯', '华为', '小米']],
  ['text', ['张伟', '张伟']],
  // The same remark again and again is no choice.
  ['text', ['长备注', '长备注', '长备注', '长备注', '长备注']],
  // Mixed types keep their texts.
  ['text', [1, '二', 3, '四']],
  ['text', ['2026-02-30', '2026-13-01']],
  ['text', []],
  ['text', [null, '', '  ']],
])('guesses %s from %j', (kind, cells) => {
  expect(guess(...cells).kind).toBe(kind)
})

it('counts the cells that do not fit, for every kind that the column can have', () => {
  const facts = guess(...Array.from({ length: 19 }, (_, index) => index + 0.5), '#DIV/0!', '待定', null)

  expect(facts).toMatchObject({ kind: 'number', filled: 21, errors: 1, decimals: 1 })
  expect(facts.misfits).toMatchObject({ number: 2, text: 0, longText: 0, date: 21, person: 21, skip: 0 })
  expect(facts.misfits).not.toHaveProperty('switch')
})

it('offers options only where the texts are few and short', () => {
  expect(many('甲', '乙').misfits).toMatchObject({ options: 0 })
  expect(guess(...Array.from({ length: 201 }, (_, index) => `客户${index}`)).misfits).not.toHaveProperty('options')
  expect(guess('长'.repeat(51)).misfits).not.toHaveProperty('options')
})

it('reads numbers, and keeps the digits that an integer column would lose', () => {
  expect(
    ['1,200.50', '￥ 3', '(4.5)', '-7', '12％', '1.2.3', '12,34', 'x', ''].map((cell) => readNumber(cell)),
  ).toEqual(['1200.50', '3', '-4.5', '-7', '12', undefined, undefined, undefined, undefined])
  expect(readNumber(0.1 + 0.2)).toBe('0.3')
  expect(guess(1, 2).decimals).toBe(0)
  expect(guess(1e17, 2).decimals).toBeUndefined()
  expect(['#N/A', '#REF!', '#1', 'N/A'].map(isError)).toEqual([true, true, false, false])
})

const titles = (rows: WorkbookValue[][], headRow = findHead(rows)) =>
  titlesOf(rows, { headRow, width: Math.max(...rows.map((row) => row.length)), nameOf: (letters) => `列 ${letters}` })

it('finds the head below a title, and one with merged cells', () => {
  expect(
    findHead([
      ['姓名', '金额'],
      ['甲', 1],
    ]),
  ).toBe(1)
  expect(findHead([['2026 年客户表'], [], ['姓名', '金额', '日期'], ['甲', 1, '2026-01-01']])).toBe(3)
  const merged = [
    ['姓名', '联系方式', null, '紧急联系人', null],
    [null, '电话', '邮箱', '姓名', '电话'],
    ['甲', '1', 'a@b.cn', '乙', '2'],
  ]
  expect(findHead(merged)).toBe(2)
  // Also where the data could be titles, too.
  expect(findHead([...merged.slice(0, 2), ['甲', '有', '无', '乙', '有']])).toBe(2)
  expect(titles(merged)).toEqual(['姓名', '联系方式 电话', '邮箱', '紧急联系人 姓名', '紧急联系人 电话'])
  expect(
    findHead([
      [1, 2],
      [3, 4],
    ]),
  ).toBe(0)
})

it('names columns without a title by their letters, and repeated titles by numbers', () => {
  expect(
    titles(
      [
        ['电话', '', '电话'],
        ['1', '2', '3'],
      ],
      1,
    ),
  ).toEqual(['电话', '列 B', '电话 2'])
  expect([0, 25, 26, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})
