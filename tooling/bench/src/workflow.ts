import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTaskRepository } from '@sqos/server/src/modules/workflow/task.repository.ts'
import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { migrate } from '@sqos/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { newId } from '@sqos/server/src/platform/ids.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { startPostgres } from '@sqos/test-kit/services'
import { sql } from 'kysely'
import { send, slowest, type Ask } from './lowcode/load.ts'
import { benchModel } from './lowcode/model.ts'
import { median, p95, print, type Comparison } from './report.ts'
import { serve } from './serve.ts'

const RUNNING = 100_000
const DONE = 1_000_000
/** People among whom the tasks are spread. */
const PEOPLE = 1000
const APPROVERS = 200
const ROUNDS = 100
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
  const [running, done] = [Math.round(RUNNING * scale), Math.round(DONE * scale)]
  await fill(db, { running, done, userId: person.id })
  const server = await serve(folder, { DATABASE_URL: url, STATIC_DIR: '', LOG_LEVEL: 'error' })
  const target = { url: server.url, token: person.token }
  const size = `${running.toLocaleString('en')} running and ${done.toLocaleString('en')} ended tasks`
  try {
    print(`Inbox among ${size} (at most 2 ×, and 120 ms)`, {
      other: 'its SQL alone',
      comparisons: [await inbox(db, { target, userId: person.id })],
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

/** Tasks with their duties and records; the measured person has the share of one of `PEOPLE`. */
async function fill(db: Db, { running, done, userId }: { running: number; done: number; userId: string }) {
  const handler = sql`case when n % ${PEOPLE} = 0 then ${userId} else 'person' || (n % ${PEOPLE}) end`
  for (const { count, status, prefix } of [
    { count: running, status: 1, prefix: 'r' },
    { count: done, status: 2, prefix: 'd' },
  ]) {
    const id = sql`${prefix} || n`
    const isOpen = status === 1
    await sql`
      insert into flow_tasks (id, flow_id, flow_version, full_name, flow_code, flow_name, flow_type, flow_category,
        form_type, status, completion, this_step, this_step_id, start_time, end_time, creator_user_id, creator_time)
      select ${id}, 'flow' || n % 20, 1, 'Request ' || n, 'code', 'Flow ' || n % 20, 0, 'office', 2, ${status}::int,
        50, 'Node', 'node', now() - n * interval '10 seconds', case when ${isOpen} then null else now() end,
        'person' || (n * 7 % ${PEOPLE}), now() - n * interval '10 seconds'
      from generate_series(1, ${count}::int) n`.execute(db)
    await sql`
      insert into flow_operators (id, task_id, flow_id, task_node_id, node_code, node_name, handler_id, handled_by,
        handle_status, handle_time, completion, state, received_time, is_open, reason)
      select ${id} || 'o', ${id}, 'flow' || n % 20, ${id} || 'n', 'node', 'Node', ${handler},
        case when ${isOpen} then null else ${handler} end, case when ${isOpen} then null else 1 end,
        case when ${isOpen} then null else now() end, case when ${isOpen} then 0 else 1 end, 0,
        now() - n * interval '10 seconds', ${isOpen}, '{"rule":"named"}'
      from generate_series(1, ${count}::int) n`.execute(db)
    if (isOpen) continue
    await sql`
      insert into flow_records (id, task_id, task_node_id, node_code, node_name, task_operator_id, handler_id,
        handle_status, handle_time)
      select ${id} || 'h', ${id}, ${id} || 'n', 'node', 'Node', ${id} || 'o', ${handler}, 1, now()
      from generate_series(1, ${count}::int) n`.execute(db)
  }
  await sql`analyze`.execute(db)
}

async function inbox(db: Db, { target, userId }: { target: Target; userId: string }): Promise<Comparison> {
  const ask = (): Ask => ({ method: 'GET', path: `${ENGINE}/FlowBefore/List/1?pageSize=20` })
  const ours = await slowest(target, ask)
  const repository = createTaskRepository(db)
  const source = repository.sources.todo(userId, { delegations: [], onlyBatch: false })
  const times: number[] = []
  for (let round = -20; round < 200; round += 1) {
    const start = performance.now()
    await repository.page(source, { filter: {}, offset: 0, limit: 20 })
    await repository.count(source, {})
    if (round >= 0) times.push(performance.now() - start)
  }
  return { name: 'p95 of a page of the inbox with its total', unit: 'ms', ours, other: p95(times) }
}

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

async function timesOf(target: Target, ask: () => Ask): Promise<number> {
  const times: number[] = []
  for (let round = -10; round < ROUNDS; round += 1) {
    const start = performance.now()
    await send(target, { ask: ask() })
    if (round >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

async function submission(db: Db, { target, userId }: { target: Target; userId: string }): Promise<Comparison> {
  await send(target, { ask: { method: 'POST', path: '/api/visualdev/Base', body: benchModel } })
  const { id: modelId } = await db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
  const flowId = await design(db, { target, enCode: 'bench5', root: chain(Array.from({ length: 5 }, () => [userId])) })
  const data = JSON.stringify({ title: 'Request', amount: 12.5, note: 'A note' })
  const ours = await timesOf(target, () => ({
    method: 'POST',
    path: `${ENGINE}/FlowTask`,
    body: { flowId, data, status: 0 },
  }))
  const other = await timesOf(target, () => ({
    method: 'POST',
    path: `/api/visualdev/OnlineDev/${modelId}`,
    body: { data },
  }))
  return { name: 'median of a submission', unit: 'ms', ours, other }
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
