import { createI18n } from '@sqos/i18n'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkCode, checkName, checkPassword, isCode } from './checks.ts'
import { formRule } from './form-rule.ts'
import { validatorsLocales } from './locales.ts'

it.each(['a', '1', 'sex', 'hr.sex', 'a..b', 'A1.b2.C3', ''])('takes %j as a code', (code) => {
  expect(checkCode(code)).toBeUndefined()
})

it.each(['.', '.a', 'a.', 'a b', 'a-b', '性别', 'a\n', ' a', 'é'])('refuses %j as a code', (code) => {
  expect(checkCode(code)).toBe('code')
})

it.each(['性别', 'Sex1', '組織', '部门2', '𠮷野家', ''])('takes %j as a name', (name) => {
  expect(checkName(name)).toBeUndefined()
})

it.each(['性 别', '性别!', 'a_b', '<b>', '性别\n', '（总部）', '😀'])('refuses %j as a name', (name) => {
  expect(checkName(name)).toBe('name')
})

it.each(['abc123', '1a2b3c4d5e6f7g8h', 'sqos2026', ''])('takes %j as a password', (password) => {
  expect(checkPassword(password)).toBeUndefined()
})

it.each(['abc12', '1a2b3c4d5e6f7g8h9', 'abcdef', '123456', 'abc 123', 'abc123!', 'abc123\n', '密码abc123'])(
  'refuses %j as a password',
  (password) => {
    expect(checkPassword(password)).toBe('password')
  },
)

it('takes exactly the codes whose parts are letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', '7', '.', '-', '中'), minLength: 1 }), (value) => {
      const allowed = [...value].every((char) => 'aZ7.'.includes(char))
      expect(isCode(value)).toBe(allowed && !value.startsWith('.') && !value.endsWith('.'))
    }),
  )
})

it('says the problem in the language of the form', async () => {
  const i18n = await createI18n({ language: 'zh', catalogues: [validatorsLocales] })
  const rule = formRule(checkCode, i18n.getFixedT(null, 'validators'))
  const told = (value: unknown) => {
    let answer: string | undefined = 'nothing'
    rule.validator(value, (error) => {
      answer = error
    })
    return answer
  }

  expect(told('.a')).toBe('编码只能输入英文、数字和小数点且小数点不能放在首尾')
  expect(told('a')).toBeUndefined()
  expect(told(undefined)).toBeUndefined()
})
