import { expect, it } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'

it.each([
  [{ fields: { enCode: '编码已存在' } }, { enCode: '编码已存在' }],
  [{ code: 401, msg: '', data: { fields: { enCode: '编码已存在', sortCode: 7 } } }, { enCode: '编码已存在' }],
  [{ code: 500, data: null }, {}],
  [new Error('no'), {}],
  [undefined, {}],
  ['text', {}],
])('finds the invalid fields of %o', (error, fields) => {
  expect(fieldErrorsOf(error)).toEqual(fields)
})
