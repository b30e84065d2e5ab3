import type { BaseInfo } from '@sqos/api-client/current-user'
import { expect, it } from 'vitest'
import { bodyOf, fieldsOf, sameFields } from './info-fields.ts'

const info = {
  realName: '林晓',
  gender: 2,
  birthday: new Date(1990, 4, 17).getTime(),
  nation: '',
  email: 'lin@example.com',
} as unknown as BaseInfo

it('shows a date as a day, and an empty text without one', () => {
  expect(fieldsOf(info)).toMatchObject({ realName: '林晓', gender: '2', birthday: '1990-05-17', nation: undefined })
})

it('returns unchanged data', () => {
  expect(bodyOf(fieldsOf(info))).toMatchObject({
    realName: '林晓',
    gender: 2,
    birthday: info.birthday,
    nation: '',
    email: 'lin@example.com',
  })
})

it('sends trimmed texts, and null for a cleared date', () => {
  expect(bodyOf({ realName: ' 林晓 ', birthday: undefined })).toMatchObject({
    realName: '林晓',
    birthday: null,
    gender: 3,
  })
})

it('distinguishes a change from a field that was only focused', () => {
  expect(sameFields(fieldsOf(info), { ...fieldsOf(info), nation: '' })).toBe(true)
  expect(sameFields(fieldsOf(info), { ...fieldsOf(info), nation: 'x' })).toBe(false)
})
