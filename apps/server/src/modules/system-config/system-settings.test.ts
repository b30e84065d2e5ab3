import { expect, it } from 'vitest'
import { toSystemSettings } from './system-settings.service.ts'

it('every setting has a default', () => {
  expect(toSystemSettings(new Map())).toMatchObject({
    singleLogin: '2',
    tokenTimeout: 480,
    whitelistSwitch: false,
    passwordErrorsNumber: 6,
    lockType: '2',
    verificationCodeNumber: 4,
  })
})

it('stored settings are read', () => {
  const stored = new Map([
    ['singleLogin', '1'],
    ['tokenTimeout', '30'],
    ['whitelistSwitch', '1'],
    ['passwordErrorsNumber', '0'],
    ['sysName', '启元办公'],
  ])

  expect(toSystemSettings(stored)).toMatchObject({
    singleLogin: '1',
    tokenTimeout: 30,
    whitelistSwitch: true,
    passwordErrorsNumber: 0,
    sysName: '启元办公',
  })
})

it.each([
  ['tokenTimeout', '0', 480],
  ['tokenTimeout', '', 480],
  ['tokenTimeout', 'soon', 480],
  ['tokenTimeout', '1.5', 480],
  ['verificationCodeNumber', '40', 4],
  ['singleLogin', '3', '2'],
  ['lockType', '', '2'],
] as const)('the default applies when %s is "%s"', (key, stored, expected) => {
  expect(toSystemSettings(new Map([[key, stored]]))[key]).toBe(expected)
})
