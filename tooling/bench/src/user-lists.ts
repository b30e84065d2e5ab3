import { createApp } from '@sqos/server/src/app.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createCaller } from '@sqos/server/src/testing/caller.ts'
import { createTestApp, type TestApp } from '@sqos/server/src/testing/create-test-app.ts'
import { startPostgres } from '@sqos/test-kit/services'
import { createQueryId, sql } from 'kysely'
import { p95, type Comparison } from './report.ts'
import { Recorder } from './server.ts'

const PEOPLE = 100_000
const ORGANIZATIONS = 2_000
const ROLES = 500
const CALLS = 40

/** p95 of lists of people among 100,000, in 2,000 organisations with 500 roles, beside the same SQL alone. */
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

const CASES: readonly [name: string, query: string][] = [
  ['first page', ''],
  ['page 2,500', 'currentPage=2500&pageSize=20'],
  ['sorted by name', 'sidx=realName&sort=asc'],
  ['sorted by mobile number, disabled people', 'sidx=mobilePhone&sort=desc&enabledMark=0'],
  ['one company of twenty', 'organizeId=o1'],
  ['the whole group', 'organizeId=o0'],
  ['a common name', `keyword=${encodeURIComponent('王')}`],
  ['pinyin of one person', 'keyword=p99999'],
  ['initials, in a company, sorted', 'keyword=ww&organizeId=o1&sidx=creatorTime&sort=desc'],
]

async function measure(): Promise<Comparison[]> {
  await using test = await createTestApp()
  await fill(test)
  const recorder = new Recorder()
  const app = await createApp({ ...test.deps, db: test.deps.db.withPlugin(recorder) })
  const { id: userId } = await buildUser(test.deps, { account: 'bench', isAdministrator: true })
  const token = await buildSession(test.deps, { userId })
  const caller = createCaller(app, { token: () => Promise.resolve(token) })
  const executor = test.deps.db.getExecutor()

  const results: Comparison[] = []
  for (const [name, query] of CASES) {
    const call = () => caller.get<{ list: object[]; pagination: { total: number } }>(`/api/permission/Users?${query}`)
    const { data } = await call()
    const compiled = (await recorder.statementsOf(call)).map((node) => executor.compileQuery(node, createQueryId()))
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
    results.push({ name: `${name}, ${data.pagination.total} found`, unit: 'ms', ours: p95(ours), other: p95(other) })
  }
  await app.close()
  return results
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A group of twenty companies with a hundred departments each; everybody in a department, some in two, with a role. */
async function fill({ deps: { db } }: TestApp) {
  await sql`
    insert into organizations (id, parent_id, category, full_name, en_code, sort_code)
    select 'o' || n, case when n = 0 then '-1' when n <= 20 then 'o0' else 'o' || (n % 20 + 1) end,
      case when n <= 20 then 'company' else 'department' end, '组织' || n, 'org' || n, n
    from generate_series(0, ${sql.lit(ORGANIZATIONS - 1)}) n`.execute(db)
  await sql`
    insert into roles (id, full_name, en_code) select 'r' || n, '角色' || n, 'role' || n
    from generate_series(1, ${sql.lit(ROLES)}) n`.execute(db)
  await sql`
    insert into users (id, account, real_name, pinyin, initials, password_hash, gender, mobile_phone, email, organize_id,
      enabled_mark, sort_code, creator_time)
    select 'u' || n, 'p' || n, (array['王','李','张','刘','陈','杨','黄','赵','吴','周'])[n % 10 + 1] || '伟' || n,
      (array['wang','li','zhang','liu','chen','yang','huang','zhao','wu','zhou'])[n % 10 + 1] || 'wei' || n,
      (array['w','l','z','l','c','y','h','z','w','z'])[n % 10 + 1] || 'w', '', n % 2 + 1, (13000000000 + n * 7919)::text,
      'p' || n || '@example.com', 'o' || (21 + n % ${sql.lit(ORGANIZATIONS - 21)}), case when n % 50 = 0 then 0 else 1 end,
      n % 1000, timestamptz '2020-01-01' + n * interval '7 minutes'
    from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(db)
  await sql`
    insert into user_relations (user_id, object_type, object_id)
    select id, 'Organize', organize_id from users
    union all select 'u' || n, 'Role', 'r' || (n % ${sql.lit(ROLES)} + 1) from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}
