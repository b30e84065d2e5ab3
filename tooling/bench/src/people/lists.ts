import { createApp } from '@sqos/server/src/app.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createCaller } from '@sqos/server/src/testing/caller.ts'
import { createTestApp } from '@sqos/server/src/testing/create-test-app.ts'
import { startPostgres } from '@sqos/test-kit/services'
import { createQueryId } from 'kysely'
import { p95, type Comparison } from '../report.ts'
import { Recorder } from '../server.ts'
import { fill } from './fill.ts'

const CALLS = 40

/** p95 of lists of users among 100,000, in 2,000 organisations with 500 roles, compared with the same SQL alone. */
export async function benchUserLists(): Promise<Map<string, Comparison[]>> {
  const results = new Map<string, Comparison[]>()
  delete process.env['TEST_DATABASE_URL']
  const postgres = await startPostgres()
  if (postgres) {
    process.env['TEST_DATABASE_URL'] = postgres.url
    results.set('PostgreSQL', await measure())
    await postgres.stop()
    delete process.env['TEST_DATABASE_URL']
  }
  results.set('PGlite', await measure())
  return results
}

const USERS = '/api/permission/Users'

interface Found {
  list: object[]
  pagination?: { total: number }
}

const CASES: readonly [name: string, query: string][] = [
  ['first page', ''],
  ['page 5,000', 'currentPage=5000&pageSize=20'],
  ['sorted by name', 'sidx=realName&sort=asc'],
  ['sorted by gender, page 2,500', 'sidx=gender&sort=desc&currentPage=2500'],
  ['sorted by mobile number, disabled people', 'sidx=mobilePhone&sort=desc&enabledMark=0'],
  ['enabled people, page 4,000', 'enabledMark=1&currentPage=4000'],
  ['one company of twenty', 'organizeId=o1'],
  ['one company of twenty, page 200', 'organizeId=o1&currentPage=200'],
  ['the whole group', 'organizeId=o0'],
  ['the whole group, page 4,000', 'organizeId=o0&currentPage=4000'],
  ['a common name', `keyword=${encodeURIComponent('王')}`],
  ['a common name, page 400', `keyword=${encodeURIComponent('王')}&currentPage=400`],
  ['what everybody has', `keyword=${encodeURIComponent('伟')}`],
  ['pinyin of one person', 'keyword=p99999'],
  ['nobody', 'keyword=qqqq'],
  ['initials, in a company, sorted', 'keyword=ww&organizeId=o1&sidx=creatorTime&sort=desc'],
]

/** Requests of user pickers. */
const PICKS: readonly [name: string, id: string, body: { keyword?: string }][] = [
  ['picker: a department', 'o25', {}],
  ['picker: by name', '0', { keyword: '王伟12' }],
  ['picker: by account', '0', { keyword: 'p9999' }],
  ['picker: by pinyin', '0', { keyword: 'zhouwei' }],
  ['picker: by initials', '0', { keyword: 'ww' }],
]

/** Trees of organisations for selectors. */
const SELECTORS: readonly [name: string, path: string][] = [
  ['selector: departments', 'Department/Selector/0'],
  ['selector: companies', 'Selector/0'],
]

async function measure(): Promise<Comparison[]> {
  await using test = await createTestApp()
  await fill(test.deps.db)
  const recorder = new Recorder()
  const app = await createApp({ ...test.deps, db: test.deps.db.withPlugin(recorder) })
  const { id: userId } = await buildUser(test.deps, { account: 'bench', isAdministrator: true })
  const token = await buildSession(test.deps, { userId })
  const caller = createCaller(app, { token: () => Promise.resolve(token) })
  const executor = test.deps.db.getExecutor()

  const results: Comparison[] = []
  const calls = [
    ...CASES.map(([name, query]) => ({ name, call: () => caller.get<Found>(`${USERS}?${query}`) })),
    ...PICKS.map(([name, id, body]) => ({
      name,
      call: () => caller.post<Found>(`${USERS}/ImUser/Selector/${id}`, body),
    })),
    ...SELECTORS.map(([name, path]) => ({
      name,
      call: () => caller.get<Found>(`/api/permission/Organize/${path}`),
    })),
  ]
  for (const { name, call } of calls) {
    const { data } = await call()
    const count = data.pagination?.total ?? data.list.length
    const nodes = (await recorder.statementsOf(call)).filter(({ kind }) => kind !== 'InsertQueryNode')
    const compiled = nodes.map((node) => executor.compileQuery(node, createQueryId()))
    const ours: number[] = []
    const other: number[] = []
    for (let index = 0; index < CALLS; index++) {
      ours.push(await timed(call))
      other.push(
        await timed(async () => {
          for (const statement of compiled) await executor.executeQuery(statement)
        }),
      )
    }
    results.push({ name: `${name}, ${count} found`, unit: 'ms', ours: p95(ours), other: p95(other) })
  }
  await app.close()
  return results
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
