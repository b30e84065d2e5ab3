import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@sqos/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { newId } from '@sqos/server/src/platform/ids.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { startPostgres } from '@sqos/test-kit/services'
import { cpuOf } from '../cpu.ts'
import { countStatements, fillRecords } from '../lowcode/lowcode.ts'
import { send } from '../lowcode/load.ts'
import { benchModel } from '../lowcode/model.ts'
import { serve } from '../serve.ts'

const ROWS = 1_000_000
/** People with the portal open. */
const VIEWERS = 60
/** Parts that fit a screen: the page asks for them first. */
const FIRST = 6
/** Records are written between these rounds, so that nothing is in the cache. */
const ROUNDS = 5

/** The parts of the measured portal: figures, charts, a ranking and a table. */
function partsOf(modelId: string) {
  const of = (rest: object) => ({ kind: 'model', modelId, ...rest })
  const during = (value: string) => [{ field: 'happened_on', test: 'period', value }]
  const sum = { test: 'sum', field: 'amount', as: 'value' }
  const count = { test: 'count', as: 'value' }
  const by = (field: string, bucket?: string) => ({ groupBy: [{ field, ...(bucket && { bucket }) }] })
  return [
    { dataset: of({ measures: [count] }) },
    { dataset: of({ measures: [sum] }) },
    {
      dataset: of({ measures: [count], filters: during('thisYear') }),
      compare: of({ measures: [count], filters: during('lastYear') }),
    },
    { dataset: of({ measures: [{ test: 'avg', field: 'amount', as: 'value' }] }) },
    { dataset: of({ ...by('happened_on', 'month'), measures: [sum] }) },
    { dataset: of({ ...by('kind'), measures: [count] }) },
    { dataset: of({ ...by('kind'), measures: [sum], filters: during('last12Months') }) },
    { dataset: of({ ...by('happened_on', 'year'), measures: [sum, { ...count, as: 'n' }] }) },
    { dataset: of({ groupBy: [{ field: 'kind' }, { field: 'done' }], measures: [count] }) },
    { dataset: of({ ...by('creator'), measures: [sum] }) },
    { dataset: of({ ...by('happened_on', 'quarter'), measures: [{ test: 'max', field: 'amount', as: 'value' }] }) },
    {
      dataset: of({
        fields: ['title', 'kind', 'amount', 'happened_on'],
        sort: [{ by: 'happened_on', direction: 'desc' }],
        limit: 10,
      }),
    },
  ].map((part, index) => ({ i: index, x: 0, y: index, w: 6, h: 6, sqosKey: 'figure', ...part }))
}

/** Milliseconds until each line of the data of parts, in order. */
async function timesOfLines({
  url,
  token,
  path,
  parts,
}: {
  url: string
  token: string
  path: string
  parts: object[]
}) {
  const start = performance.now()
  const headers = { authorization: token, 'content-type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ parts }) })
  const times: number[] = []
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    const ends = decoder.decode(chunk, { stream: true }).split('\n').length - 1
    for (let line = 0; line < ends; line++) times.push(performance.now() - start)
  }
  return times
}

/** A portal of twelve parts over a million records on PostgreSQL: until its data is there, and what open portals cost. */
export async function benchPortal(): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('No PostgreSQL is installed: portals were not measured.')
    return
  }
  process.env['TEST_DATABASE_URL'] = postgres.url
  const { url, drop } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-portal-'))
  const { db, close } = await openPostgres(url)
  await migrate(db)
  const deps = { db, newId, now: () => new Date() }
  const tokenFor = async (account: string) => {
    const { id: userId } = await buildUser(deps, { account, isAdministrator: true })
    return { userId, token: await buildSession(deps, { userId, lifetime: 3_600_000 }) }
  }
  const { userId, token } = await tokenFor('bench')
  process.env['DATABASE_URL'] = url
  const server = await serve(folder)
  const target = { url: server.url, token }
  const post = (path: string, body: object, who = target) => send(who, { ask: { method: 'POST', path, body } })
  try {
    await post('/api/visualdev/Base', benchModel)
    const { id: modelId } = await db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
    await fillRecords(db, { table: `mt${modelId}`, from: 0, to: ROWS, userId })
    const layout = partsOf(modelId)
    const formData = JSON.stringify({ layouyId: layout.length, layout })
    await post('/api/visualdev/Portal', { fullName: 'Bench', enCode: 'bench', category: 'data', formData })
    const { id } = await db.selectFrom('portals').select('id').executeTakeFirstOrThrow()
    const all = layout.map(({ i }) => ({ i: String(i) }))
    const read = (parts: readonly object[], who = target) => post(`/api/visualdev/Portal/${id}/Data`, { parts }, who)
    const record = { title: 'x', kind: '3', amount: 1, happened_on: Date.now() }
    const soonest: number[] = []
    const first: number[] = []
    const whole: number[] = []
    await read(all)
    for (let round = 0; round < ROUNDS; round++) {
      await post(`/api/visualdev/OnlineDev/${modelId}`, { data: JSON.stringify(record) })
      // The page asks for all parts near its visible part at once, and shows each when its line arrives.
      const times = await timesOfLines({
        ...target,
        path: `/api/visualdev/Portal/${id}/Actions/StreamData`,
        parts: all,
      })
      soonest.push(times[0] ?? 0)
      first.push(times[FIRST - 1] ?? 0)
      whole.push(times.at(-1) ?? 0)
    }
    const middle = (times: readonly number[]) =>
      (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(0)
    console.log(
      `\nPortal, ${layout.length} parts over ${ROWS.toLocaleString('en')} records on PostgreSQL, nothing in the cache`,
    )
    console.log(
      `  the first part ${middle(soonest)} ms, first ${FIRST} parts ${middle(first)} ms (at most 1,000), all ${middle(whole)} ms (at most 2,500)`,
    )

    const viewers: { url: string; token: string }[] = []
    for (let index = 0; index < VIEWERS; index++)
      viewers.push({ url: server.url, ...(await tokenFor(`viewer${index}`)) })
    for (const viewer of viewers) await read(all.slice(0, 1), viewer)
    await post(`/api/visualdev/OnlineDev/${modelId}`, { data: JSON.stringify(record) })
    const before = await countStatements(db)
    const cpu = await cpuOf(server.pid)
    for (const viewer of viewers) await read(all, viewer)
    const spent = (await cpuOf(server.pid)) - cpu
    const after = await countStatements(db)
    console.log(
      `  ${VIEWERS} open portals that refresh once a minute: ${(spent / 600).toFixed(1)} % of a core for the server (at most 10), ` +
        `${after - before} transactions of the database in that minute`,
    )
  } finally {
    await server.stop()
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}
