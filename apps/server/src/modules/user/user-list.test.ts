import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildOrganization, USERS } from './user.testing.ts'

const PEOPLE = 24
const PAGE = 7

let test: TestApp
let desk: string

interface Row {
  id: string
  account: string
  realName: string
  gender: number
  mobilePhone: string
  creatorTime: number
  sortCode: number
  enabledMark: number
}

beforeAll(async () => {
  test = await createTestApp()
  const company = await buildOrganization(test, { fullName: '集团' })
  desk = await buildOrganization(test, { fullName: '前台', parentId: company })
  for (let index = 0; index < PEOPLE; index++) {
    const account = `p${(index * 7) % PEOPLE}`
    const organizeId = index % 3 === 0 ? desk : company
    const { id: userId } = await buildUser(test.deps, { account, organizeId })
    await test.deps.db
      .insertInto('userRelations')
      .values({ userId, objectType: 'Organize', objectId: organizeId })
      .execute()
    await test.deps.db
      .updateTable('users')
      .set({
        pinyin: `name${index % 5}`,
        gender: (index % 2) + 1,
        mobilePhone: `138${index % 4}`,
        sortCode: index % 6,
        enabledMark: index % 3,
        creatorTime: new Date(Date.UTC(2026, 0, 1 + (index % 8))),
      })
      .where('id', '=', userId)
      .execute()
  }
})
afterAll(() => test.close())

async function pagesOf(query: Record<string, string>) {
  const rows: Row[] = []
  const totals = new Set<number>()
  for (let currentPage = 1; currentPage === 1 || rows.length === (currentPage - 1) * PAGE; currentPage++) {
    const parameters = new URLSearchParams({ ...query, pageSize: String(PAGE), currentPage: String(currentPage) })
    const { data } = await test
      .as('admin')
      .get<{ list: Row[]; pagination: { total: number } }>(`${USERS}?${parameters.toString()}`)
    rows.push(...data.list)
    totals.add(data.pagination.total)
    if (data.list.length === 0) break
  }
  return { rows, totals: [...totals] }
}

const SORTS = ['account', 'gender', 'mobilePhone', 'creatorTime', 'sortCode', 'enabledMark'] as const

const isSort = (one: string): one is (typeof SORTS)[number] => SORTS.some((name) => name === one)

describe.each([
  ['of everybody', {}, PEOPLE + 1],
  ['of an organisation', { organizeId: 'desk' }, PEOPLE / 3],
  ['of those who are disabled', { enabledMark: '0' }, PEOPLE / 3],
  ['of a search', { keyword: '138' }, PEOPLE],
  ['of a search among women', { keyword: 'p1', gender: '2' }, 6],
])('the pages %s', (_name, asked: Record<string, string>, count) => {
  it.each([['', 'asc'] as const, ...SORTS.flatMap((sidx) => [[sidx, 'asc'] as const, [sidx, 'desc'] as const])])(
    'sorted by "%s" %s are the whole list once, in its order',
    async (sidx, sort) => {
      const query = asked['organizeId'] === undefined ? asked : { organizeId: desk }
      const { rows, totals } = await pagesOf({ ...query, ...(sidx !== '' && { sidx }), sort })

      expect(totals).toEqual([count])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
      const keys = rows.map((row) => (isSort(sidx) ? row[sidx] : row.sortCode))
      const inOrder = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (sort === 'desc' ? -1 : 1))
      expect(keys).toEqual(inOrder)
    },
  )
})

it('sorts equal sort codes by creation time, newest first, and reverses the whole order', async () => {
  const up = await pagesOf({ sidx: 'sortCode', sort: 'asc' })
  const down = await pagesOf({ sidx: 'sortCode', sort: 'desc' })

  expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).toReversed())
  const same = up.rows.filter(({ sortCode }) => sortCode === 3).map(({ creatorTime }) => creatorTime)
  expect(same).toEqual(same.toSorted((a, b) => b - a))
})
