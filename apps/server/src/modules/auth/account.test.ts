import { RESULT } from '@sqos/contract'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { up } from '../../../migrations/0012-people-lists.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildReader, failToSignIn, signIn, writeSettings } from './auth.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

const codeOf = async (account: string) => (await signIn(test, { account })).code

describe('an account', () => {
  it('signs in regardless of case', async () => {
    await buildReader(test.deps, 'liNa')

    expect(await codeOf('liNa')).toBe(RESULT.ok)
    expect(await codeOf('LINA')).toBe(RESULT.ok)
    expect(await codeOf('lina')).toBe(RESULT.ok)
  })

  it('is locked for every spelling, whether it exists or not', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', lockType: '1' })
    await buildReader(test.deps, 'lina')

    for (const [one, other] of [
      ['lina', 'LINA'],
      ['ghost', 'Ghost'],
    ] as const) {
      const first = await failToSignIn(test, { account: one, times: 1 })
      const second = await failToSignIn(test, { account: other, times: 1 })

      expect(second.msg).not.toBe(first.msg)
      expect((await signIn(test, { account: one })).msg).toBe(second.msg)
    }
  })

  it('that differed in case only from another one keeps working after the migration, which then prevents new ones', async () => {
    const { db } = test.deps
    for (const index of ['account_apart', 'gender', 'mobile_order', 'state'])
      await sql`drop index ${sql.raw(`users_${index}`)}`.execute(db)
    const older = await buildReader(test.deps, 'wang')
    const newer = await buildReader(test.deps, 'Wang')
    await buildReader(test.deps, 'lina')

    // A migration has no table types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    await up(db as unknown as Kysely<unknown>)

    const tokens = [await signIn(test, { account: 'wang' }), await signIn(test, { account: 'Wang' })]
    const callers = tokens.map(({ data }) => test.as(data?.token ?? ''))
    const ids = await Promise.all(
      callers.map(async (caller) => (await caller.get<{ userId: string }>('/api/oauth/CurrentUser')).data),
    )
    expect(JSON.stringify(ids[0])).toContain(older.id)
    expect(JSON.stringify(ids[1])).toContain(newer.id)
    expect(await codeOf('WANG')).toBe(RESULT.refused)
    await expect(buildReader(test.deps, 'WANG')).rejects.toThrow('users_account_apart')
    await expect(buildReader(test.deps, 'LINA')).rejects.toThrow('users_account_apart')
  })
})
