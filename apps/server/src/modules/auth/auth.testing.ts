import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { buildUser, md5 } from '../../testing/builders.ts'
import type { Answer } from '../../testing/caller.ts'
import type { TestApp } from '../../testing/create-test-app.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LoginResult, ProofChallenge } from './auth.schema.ts'

/** Password of the users that these tests create. */
export const PASSWORD = 'secret2026'

/** Fields of the sign-in form. */
export interface SignInForm {
  account: string
  password?: string
  code?: string
  timestamp?: string
  proof?: string
}

/** The form body as browsers send it. */
export function loginBody({ account, password = PASSWORD, ...captcha }: SignInForm) {
  return new URLSearchParams({
    account,
    password: password === '' ? '' : md5(password),
    origin: 'password',
    client_id: 'admin',
    client_secret: 'sqos',
    scope: 'all',
    grant_type: 'password',
    loginType: '1',
    ...captcha,
  })
}

/** Signs in over the API. */
export const signIn = (test: TestApp, form: SignInForm): Promise<Answer<LoginResult | null>> =>
  test.anonymous.post('/api/oauth/Login', loginBody(form))

/** Tries a wrong password `times` times and returns the last answer. */
export async function failToSignIn(test: TestApp, { account, times }: { account: string; times: number }) {
  let answer = await signIn(test, { account, password: 'wrong1' })
  for (let again = 1; again < times; again++) answer = await signIn(test, { account, password: 'wrong1' })
  return answer
}

/** Creates a user who signs in with PASSWORD and has one menu entry. */
export const buildReader = (deps: Deps, account = 'lina') =>
  buildUser(deps, { account, password: PASSWORD, permissions: ['systemData.dictionary'] })

/** Writes settings as the settings page stores them. */
export const writeSettings = (deps: Deps, settings: Record<string, string>) =>
  deps.db
    .insertInto('systemSettings')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()

/** Moves the process clock past the window of the rate limits, because tests of one file share a server. `vi.useRealTimers` ends it. */
export const skipRateLimits = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })

/** Solves a challenge as a browser does. */
export function solve({ algorithm, challenge, salt, signature, maxnumber }: ProofChallenge): string {
  let number = 0
  const hash = () => createHash('sha256').update(`${salt}${number}`).digest('hex')
  while (number < maxnumber && hash() !== challenge) number += 1
  return Buffer.from(JSON.stringify({ algorithm, challenge, salt, signature, number })).toString('base64')
}
