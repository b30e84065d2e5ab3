import { createI18n, loadMessages } from '@sqos/i18n'
import { describe, expect, it } from 'vitest'
import { type Check, checkEmail, checkPhone, checkPositiveInteger, validatorsCatalogue } from './index.ts'
import { toRule } from './rules.ts'

async function told(language: 'zh' | 'zhtw' | 'en', check: Check, value: unknown) {
  const i18n = await createI18n({ language, catalogues: [validatorsCatalogue] })
  const answers: (string | undefined)[] = []
  toRule(check, i18n.getFixedT(null, 'validators')).validator(value, (problem) => answers.push(problem))
  return answers
}

describe('a rule of a form', () => {
  it.each([
    ['zh', '请正确输入您的手机号'],
    ['zhtw', '請正確輸入您的手機號碼'],
    ['en', 'Enter a mobile number: 11 digits, starting with 13 to 19'],
  ] as const)('shows the problem in %s', async (language, text) => {
    expect(await told(language, checkPhone, '123')).toEqual([text])
  })

  it('calls back once without a problem when the value is valid, and when the field is empty', async () => {
    expect(await told('zh', checkEmail, 'a@example.com')).toEqual([undefined])
    expect(await told('zh', checkEmail, undefined)).toEqual([undefined])
  })

  it('accepts the value of a number field', async () => {
    expect(await told('zh', checkPositiveInteger, 0)).toEqual(['请输入正整数'])
  })
})

it('has the texts of the specification, section 5', async () => {
  const texts = await loadMessages(validatorsCatalogue, 'zh')

  expect(texts).toMatchObject({
    phone: '请正确输入您的手机号',
    password: '6-16位字符的密码（数字和字母组成）',
    idCard: '请正确输入您的身份证号码',
    email: '请正确输入您的邮箱地址',
    licencePlate: '请正确输入您的车牌号',
    chinese: '请正确输入中文',
    code: '编码只能输入英文、数字和小数点且小数点不能放在首尾',
    account: '只能输入数字英文',
    name: '名称不能含有特殊符号',
    numericCode: '编码只能输入数字',
    halfHours: '时间只能是整数和0.5的倍数',
    positiveInteger: '请输入正整数',
  })
})
