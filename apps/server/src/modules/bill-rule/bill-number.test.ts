import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Trx } from '../../platform/db/database.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { issueBillNumbers } from './index.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T12:00:00' })
})
beforeEach(async () => {
  await test.reset()
  test.clock.set('2026-11-21T12:00:00')
})
afterAll(() => test.close())

const DAILY = { prefix: 'BX-', dateFormat: 'yyyyMMdd', digit: 4, startNumber: '0001' }

async function addRule(change: object = {}) {
  await test.as('admin').post('/api/system/BillRule', { fullName: '报销', enCode: 'expense', ...DAILY, ...change })
}

const issueOne = async (trx: Trx, enCode: string) =>
  (await issueBillNumbers(trx, enCode, { now: test.deps.now(), count: 1 }))[0] ?? ''
const issue = (enCode = 'expense') => test.deps.db.transaction().execute((trx) => issueOne(trx, enCode))
const preview = async () => (await test.as('admin').get<string>('/api/system/BillRule/BillNumber/expense')).data

it('counts from the start number', async () => {
  await addRule({ startNumber: '0009' })

  expect([await issue(), await issue()]).toEqual(['BX-202611210009', 'BX-202611210010'])
})

it('issues a thousand concurrent numbers without duplicates or gaps', async () => {
  await addRule()

  const numbers = await Promise.all(Array.from({ length: 1000 }, () => issue()))

  const expected = Array.from({ length: 1000 }, (_, index) => `BX-20261121${String(index + 1).padStart(4, '0')}`)
  expect(numbers.toSorted()).toEqual(expected)
})

it('issues several numbers at once in sequence, also beside concurrent callers', async () => {
  await addRule()
  const issueMany = (count: number) =>
    test.deps.db.transaction().execute((trx) => issueBillNumbers(trx, 'expense', { now: test.deps.now(), count }))

  const [first, ...rest] = await Promise.all([issueMany(5), issue(), issueMany(3), issueMany(0)])

  expect(first).toEqual(
    [0, 1, 2, 3, 4].map((step) => `BX-20261121${String(Number(first?.[0]?.slice(-4)) + step).padStart(4, '0')}`),
  )
  expect([first, ...rest].flat().toSorted()).toEqual(
    Array.from({ length: 9 }, (_, index) => `BX-20261121${String(index + 1).padStart(4, '0')}`),
  )
  expect(await preview()).toBe('BX-202611210010')
})

it('leaves no gap after a rollback, also among concurrent callers', async () => {
  await addRule()

  const attempts = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      test.deps.db
        .transaction()
        .execute(async (trx) => {
          const number = await issueOne(trx, 'expense')
          if (index % 3 === 0) throw new Error('the document was refused')
          return number
        })
        .catch(() => undefined),
    ),
  )

  const issued = attempts.filter((number) => number !== undefined).toSorted()
  expect(issued).toEqual(Array.from({ length: 40 }, (_, index) => `BX-20261121${String(index + 1).padStart(4, '0')}`))
})

it('restarts with each period and continues a period that a slower clock is still in', async () => {
  await addRule()
  await issue()
  test.clock.set('2026-11-22T00:00:01')

  expect(await issue()).toBe('BX-202611220001')
  test.clock.set('2026-11-21T23:59:59')

  expect(await issue()).toBe('BX-202611210002')
})

it('never restarts without a date', async () => {
  await addRule({ dateFormat: 'no' })
  await issue()
  test.clock.set('2027-01-01T12:00:00')

  expect(await issue()).toBe('BX-0002')
})

it('adds a digit when the digits are used up', async () => {
  await addRule({ digit: 1, startNumber: '9' })

  expect([await issue(), await issue()]).toEqual(['BX-202611219', 'BX-2026112110'])
})

it('issues nothing for an unknown rule', async () => {
  expect(await issue('none')).toBe('')
})

it('shows the next number without issuing it', async () => {
  await addRule()

  expect([await preview(), await preview()]).toEqual(['BX-202611210001', 'BX-202611210001'])
  await issue()
  expect(await preview()).toBe('BX-202611210002')
})
