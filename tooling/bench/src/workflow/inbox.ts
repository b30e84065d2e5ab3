import { Agent } from 'node:http'
import { delegationsTo } from '@sqos/server/src/modules/workflow/personal/entrust.repository.ts'
import { createTaskRepository } from '@sqos/server/src/modules/workflow/task/task.repository.ts'
import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { send } from '../lowcode/load.ts'
import { p95, type Comparison } from '../report.ts'

const ROUNDS = 200
const PAGE_SIZE = 20
const ENGINE = '/api/workflow/Engine'
const PATHS = {
  inbox: `${ENGINE}/FlowBefore/List/1`,
  decided: `${ENGINE}/FlowBefore/List/2`,
  monitor: `${ENGINE}/FlowMonitor`,
} as const

interface Person {
  id: string
  token: string
}

interface Case {
  name: string
  list: keyof typeof PATHS
  person: Person
  /** Part of the list that is skipped, from 0 to 1. */
  depth: number
}

interface People {
  /** A person with the usual number of duties, who monitors all tasks. */
  person: Person
  /** A person with a tenth of all duties. */
  busy: Person
  /** A person who acts for the busy one in half of the flows. */
  delegate: Person
}

/** Pages over HTTP, and the same SQL alone, alternately. */
export async function comparePages(
  db: Db,
  { url, people: { person, busy, delegate } }: { url: string; people: People },
): Promise<Comparison[]> {
  const cases: readonly Case[] = [
    { name: 'inbox of a person, page 1', list: 'inbox', person, depth: 0 },
    { name: 'inbox of a person, last page', list: 'inbox', person, depth: 1 },
    { name: 'inbox of a busy person, page 1', list: 'inbox', person: busy, depth: 0 },
    { name: 'inbox of a busy person, last page', list: 'inbox', person: busy, depth: 1 },
    { name: 'inbox of the delegate of the busy person, page 1', list: 'inbox', person: delegate, depth: 0 },
    { name: 'decisions of a person, last page', list: 'decided', person, depth: 1 },
    { name: 'decisions of a busy person, page 1', list: 'decided', person: busy, depth: 0 },
    { name: 'decisions of a busy person, last page', list: 'decided', person: busy, depth: 1 },
    { name: 'monitor, page 1', list: 'monitor', person, depth: 0 },
    { name: 'monitor, page in the middle', list: 'monitor', person, depth: 0.5 },
  ]
  const comparisons: Comparison[] = []
  for (const one of cases) comparisons.push(await comparePage(db, { url, ...one }))
  return comparisons
}

async function comparePage(
  db: Db,
  { url, name, list, person: { id: userId, token }, depth }: Case & { url: string },
): Promise<Comparison> {
  const repository = createTaskRepository(db)
  const { todo, done, everybodys } = repository.sources
  const delegations = await delegationsTo(db, { userId, now: new Date() })
  const sources = {
    inbox: () => todo(userId, { delegations, onlyBatch: false }),
    decided: () => done(userId),
    monitor: everybodys,
  }
  const source = sources[list]()
  const total = await repository.count(source, {})
  const currentPage = Math.max(1, Math.ceil((total * depth) / PAGE_SIZE))
  const page = { filter: {}, offset: (currentPage - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const path = `${PATHS[list]}?pageSize=${PAGE_SIZE}&currentPage=${currentPage}`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ours: number[] = []
  const other: number[] = []
  // Negative rounds are the warm-up.
  for (let round = -20; round < ROUNDS; round += 1) {
    const start = performance.now()
    await send({ url, token }, { agent, ask: { method: 'GET', path } })
    const between = performance.now()
    await repository.page(source, page)
    await repository.count(source, {})
    const end = performance.now()
    if (round < 0) continue
    ours.push(between - start)
    other.push(end - between)
  }
  agent.destroy()
  return { name: `${name}, ${total.toLocaleString('en')} in all`, unit: 'ms', ours: p95(ours), other: p95(other) }
}
