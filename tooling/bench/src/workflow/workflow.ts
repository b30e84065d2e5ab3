import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { migrate } from '@sqos/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { newId } from '@sqos/server/src/platform/ids.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { startPostgres } from '@sqos/test-kit/services'
import { sql } from 'kysely'
import { send, type Ask } from '../lowcode/load.ts'
import { benchModel } from '../lowcode/model.ts'
import { median, print, type Comparison } from '../report.ts'
import { serve } from '../serve.ts'
import { fill } from './fill.ts'
import { comparePages } from './inbox.ts'

const RUNNING = 100_000
const DONE = 1_000_000
const APPROVERS = 200
/** Blocks of calls of each side in turn, so that both meet the same load; the first calls of a block do not count. */
const BLOCKS = 10
const ROUNDS = 20
const WARM_UP = 3
const ENGINE = '/api/workflow/Engine'

interface Target {
  url: string
  token: string
}

/** Approvals on PostgreSQL: the inbox, submissions and decisions; `scale` shrinks the numbers of tasks. */
export async function benchWorkflow(scale: number): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('No PostgreSQL is installed: approvals were not measured.')
    return
  }
  process.env['TEST_DATABASE_URL'] = postgres.url
  const { url, drop } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-workflow-'))
  const { db, close } = await openPostgres(url)
  await migrate(db)
  const person = await newPerson(db, 'bench')
  const busy = await newPerson(db, 'busy')
  const delegate = await newPerson(db, 'delegate')
  const [running, done] = [Math.round(RUNNING * scale), Math.round(DONE * scale)]
  await fill(db, { running, done }, { usual: person.id, busy: busy.id })
  await delegateFlows(db, { from: busy.id, to: delegate.id })
  const server = await serve(folder, { DATABASE_URL: url, STATIC_DIR: '', LOG_LEVEL: 'error' })
  const target = { url: server.url, token: person.token }
  const size = `${running.toLocaleString('en')} running and ${done.toLocaleString('en')} ended tasks`
  try {
    print(`p95 of pages with their total among ${size} (the inbox at most 2 ×, and 120 ms)`, {
      other: 'their SQL alone',
      comparisons: await comparePages(db, { url: server.url, people: { person, busy, delegate } }),
    })
    print('A request with 5 nodes (at most 2.5 ×)', {
      other: 'the creation of a plain record',
      comparisons: [await submission(db, { target, userId: person.id })],
    })
    await countersign(db, target)
  } finally {
    await server.stop()
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}

async function newPerson(db: Db, account: string) {
  const deps = { db, newId, now: () => new Date() }
  const { id } = await buildUser(deps, { account, isAdministrator: account === 'bench' })
  return { id, token: await buildSession(deps, { userId: id, lifetime: 3_600_000 }) }
}

/** Delegates ten of the twenty flows. */
const delegateFlows = (db: Db, { from, to }: { from: string; to: string }) =>
  sql`
    insert into flow_entrusts (id, to_user_id, flow_id, flow_name, flow_category, start_time, end_time, description,
      creator_user_id, creator_time)
    select 'delegation' || n, ${to}, 'flow' || n, 'Flow ' || n, 'office', now() - interval '1 day',
      now() + interval '1 day', '', ${from}, now()
    from generate_series(0, 9) n`.execute(db)

/** A design of approvers in one line. */
const chain = (approvers: readonly (readonly string[])[], properties: object = {}) => {
  const first = approvers.toReversed().reduce<object | undefined>(
    (childNode, ids, index) => ({
      nodeId: `node${approvers.length - index}`,
      type: 'approver',
      properties: { title: `Node ${approvers.length - index}`, assigneeType: 6, approvers: ids, ...properties },
      ...(childNode && { childNode }),
    }),
    undefined,
  )
  return { nodeId: 'begin', type: 'start', properties: { title: 'Start' }, childNode: first }
}

/** Creates a flow; returns its id. */
async function design(db: Db, { target, enCode, root }: { target: Target; enCode: string; root: object }) {
  const flow = { fullName: enCode, enCode, category: 'office', formType: 2, formData: benchModel.formData }
  const body = { ...flow, flowTemplateJson: JSON.stringify(root) }
  await send(target, { ask: { method: 'POST', path: `${ENGINE}/FlowEngine`, body } })
  const { id } = await db.selectFrom('flowEngines').select('id').where('enCode', '=', enCode).executeTakeFirstOrThrow()
  return id
}

/** The medians of two kinds of calls, measured in turn. */
async function compareTimes(target: Target, asks: { ours: () => Ask; other: () => Ask }) {
  const times: Record<'ours' | 'other', number[]> = { ours: [], other: [] }
  for (let block = 0; block < BLOCKS; block += 1)
    for (const side of ['ours', 'other'] as const)
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const start = performance.now()
        await send(target, { ask: asks[side]() })
        if (round >= 0) times[side].push(performance.now() - start)
      }
  return { ours: median(times.ours), other: median(times.other) }
}

async function submission(db: Db, { target, userId }: { target: Target; userId: string }): Promise<Comparison> {
  await send(target, { ask: { method: 'POST', path: '/api/visualdev/Base', body: benchModel } })
  const { id: modelId } = await db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
  const flowId = await design(db, { target, enCode: 'bench5', root: chain(Array.from({ length: 5 }, () => [userId])) })
  const data = JSON.stringify({ title: 'Request', amount: 12.5, note: 'A note' })
  const compared = await compareTimes(target, {
    ours: () => ({ method: 'POST', path: `${ENGINE}/FlowTask`, body: { flowId, data, status: 0 } }),
    other: () => ({ method: 'POST', path: `/api/visualdev/OnlineDev/${modelId}`, body: { data } }),
  })
  return { name: 'median of a submission', unit: 'ms', ...compared }
}

/** Everybody decides on one countersign node at the same moment. */
async function countersign(db: Db, target: Target) {
  const people = []
  for (let index = 0; index < APPROVERS; index += 1) people.push(await newPerson(db, `approver${index}`))
  const root = chain([people.map(({ id }) => id)], { counterSign: 1 })
  const flowId = await design(db, { target, enCode: 'bench200', root })
  await send(target, { ask: { method: 'POST', path: `${ENGINE}/FlowTask`, body: { flowId, data: '{}', status: 0 } } })
  const duties = await db
    .selectFrom('flowOperators')
    .select(['id', 'handlerId', 'taskId'])
    .where('flowId', '=', flowId)
    .execute()
  const start = performance.now()
  await Promise.all(
    people.map(({ id, token }) => {
      const duty = duties.find(({ handlerId }) => handlerId === id)
      const path = `${ENGINE}/FlowBefore/Audit/${duty?.id}`
      return send({ url: target.url, token }, { ask: { method: 'POST', path, body: {} } })
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const taskId = duties[0]?.taskId ?? ''
  const { status } = await db
    .selectFrom('flowTasks')
    .select('status')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  const records = await db
    .selectFrom('flowRecords')
    .select('taskOperatorId')
    .where('taskId', '=', taskId)
    .where('handleStatus', '=', 1)
    .execute()
  const once = records.length === APPROVERS && new Set(records.map((one) => one.taskOperatorId)).size === APPROVERS
  console.log(
    `\n${APPROVERS} decisions at once on one node: ${seconds.toFixed(1)} s; ` +
      `each once: ${once ? 'yes' : 'NO'}; the request has ${status === 2 ? 'passed' : `the state ${status}`}`,
  )
}
