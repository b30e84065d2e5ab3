import { expect, it } from 'vitest'
import { nameMatcher } from './match-name.ts'
import { splitNames } from './split-names.ts'

it.each([
  ['张伟\n李娜\r\n王芳', ['张伟', '李娜', '王芳']],
  ['zhangwei, lina；wangfang', ['zhangwei', 'lina', 'wangfang']],
  ['张伟、李娜，王芳。', ['张伟', '李娜', '王芳']],
  ['张伟\t人事部\n', ['张伟', '人事部']],
  ['  张伟 \n\n张伟', ['张伟']],
  ['ｚｈａｎｇｗｅｉ', ['zhangwei']],
  ['Ada Lovelace', ['Ada Lovelace']],
  ['', []],
])('reads %j as %j', (pasted, names) => {
  expect(splitNames(pasted)).toEqual(names)
})

const zhang = { name: '张伟/zhangwei', code: 'zhangwei' }

it('finds by a part of the name or code, in any case and width', () => {
  expect(['张', '伟/zh', 'ZHANG', 'ｗｅｉ', ' 张伟 '].every((typed) => nameMatcher(typed)(zhang))).toBe(true)
  expect(nameMatcher('李')(zhang)).toBe(false)
})

it('loads the dictionary for letters only', () => {
  const asked: string[] = []
  const matchPinyin = (_name: string, letters: string) => asked.push(letters) > 0
  expect(nameMatcher("li na'", matchPinyin)({ name: '李娜', code: '' })).toBe(true)
  expect(nameMatcher('李1', matchPinyin)({ name: '张伟', code: '' })).toBe(false)
  expect(asked).toEqual(['lina'])
})
