import { expect, it } from 'vitest'
import { passwordProblems } from './use-change-password.ts'

const FINE = { oldPassword: 'sqos2026', password: 'kuhmel26', password2: 'kuhmel26', code: '7k2p' }

it('accepts two equal passwords that match the rule', () => {
  expect(passwordProblems(FINE)).toEqual({})
})

it.each([
  [{ oldPassword: '' }, { oldPassword: 'oldPasswordRequired' }],
  [{ password: 'short1', password2: 'short2' }, { password2: 'passwordsDiffer' }],
  [{ password: 'onlyletters', password2: 'onlyletters' }, { password: 'passwordRule' }],
  [{ password: 'a1b2', password2: 'a1b2' }, { password: 'passwordRule' }],
  [{ password2: '' }, { password2: 'password2Required' }],
  [{ code: ' ' }, { code: 'captchaRequired' }],
])('reports the errors of %o', (typed, problems) => {
  expect(passwordProblems({ ...FINE, ...typed })).toEqual(problems)
})
