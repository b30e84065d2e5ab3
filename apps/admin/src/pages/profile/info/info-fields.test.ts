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

it('shows a day as a day and nothing for what is empty', () => {
  expect(fieldsOf(info)).toMatchObject({ realName: '林晓', gender: '2', birthday: '1990-05-17', nation: undefined })
})

it('sends back what it was given', () => {
  expect(bodyOf(fieldsOf(info))).toMatchObject({
    realName: '林晓',
    gender: 2,
    birthday: info.birthday,
    nation: '',
    email: 'lin@example.com',
  })
})

it('sends trimmed texts, and nothing for a cleared day', () => {
  expect(bodyOf({ realName: ' 林晓 ', birthday: undefined })).toMatchObject({
    realName: '林晓',
    birthday: null,
    gender: 3,
  })
})

it('knows a change from a field that was touched and left', () => {
  expect(sameFields(fieldsOf(info), { ...fieldsOf(info), nation: '' })).toBe(true)
  expect(sameFields(fieldsOf(info), { ...fieldsOf(info), nation: 'x' })).toBe(false)
})
