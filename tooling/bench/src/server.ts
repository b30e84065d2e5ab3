import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@sqos/server/seed/index.ts'
import { createApp } from '@sqos/server/src/app.ts'
import { createDictionaryRepository } from '@sqos/server/src/modules/dictionary/dictionary.repository.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createCaller } from '@sqos/server/src/testing/caller.ts'
import { createTestApp, type TestApp } from '@sqos/server/src/testing/create-test-app.ts'
import { startPostgres } from '@sqos/test-kit/services'
import {
  createQueryId,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import { memoryOf } from './people/memory.ts'
import { median, type Comparison } from './report.ts'
import { serve } from './serve.ts'

const CALLS = 200

/** List calls compared with the same SQL alone, alternately, in one process and on one database. */
export async function benchLists(): Promise<Map<string, Comparison[]>> {
  const results = new Map<string, Comparison[]>()
  delete process.env['TEST_DATABASE_URL']
  results.set('PGlite', await compareLists())
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('No PostgreSQL is installed: the lists were measured on PGlite only.')
    return results
  }
  process.env['TEST_DATABASE_URL'] = postgres.url
  results.set('PostgreSQL', await compareLists())
  await postgres.stop()
  return results
}

async function compareLists(): Promise<Comparison[]> {
  await using test = await createTestApp()
  await seedDemo(test.deps)
  const small = await addDictionary(test, 20)
  const large = await addDictionary(test, 500)
  const recorder = new Recorder()
  const app = await createApp({ ...test.deps, db: test.deps.db.withPlugin(recorder) })
  const { id: userId } = await buildUser(test.deps, { account: 'bench', isAdministrator: true })
  const token = await buildSession(test.deps, { userId })
  const caller = createCaller(app, { token: () => Promise.resolve(token) })

  const compare = async (name: string, url: string) => {
    const statements = await recorder.statementsOf(() => caller.get(url))
    const executor = test.deps.db.getExecutor()
    const compiled = statements.map((node) => executor.compileQuery(node, createQueryId()))
    return alternate(`${name}, ${compiled.length} statements`, {
      call: () => caller.get(url),
      async sql() {
        for (const query of compiled) await executor.executeQuery(query)
      },
    })
  }
  const results = [
    await compare('20 values of a dictionary', `/api/system/DictionaryData/${small}`),
    await compare('500 values of a dictionary', `/api/system/DictionaryData/${large}`),
    await compare('the tree of all dictionaries', '/api/system/DictionaryType'),
  ]
  await app.close()
  return results
}

/** Records the statements of a call, so that they can be executed without the call. */
export class Recorder implements KyselyPlugin {
  #nodes: RootOperationNode[] = []
  readonly #asked = new WeakMap<QueryId, RootOperationNode>()

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#asked.set(queryId, node)
    return node
  }

  /** Only executed queries have a result; parts of other statements are transformed as well. */
  transformResult({ result, queryId }: PluginTransformResultArgs) {
    const node = this.#asked.get(queryId)
    if (node) this.#nodes.push(node)
    return Promise.resolve(result)
  }

  async statementsOf(call: () => Promise<unknown>): Promise<RootOperationNode[]> {
    this.#nodes = []
    await call()
    return this.#nodes
  }
}

async function addDictionary({ deps: { db, newId } }: TestApp, count: number): Promise<string> {
  const id = newId()
  const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
  const repository = createDictionaryRepository(db)
  const name = `bench${count}`
  await repository.insertTypes([{ ...untouched, id, parentId: '-1', fullName: name, enCode: name, isTree: 0 }])
  await repository.insertData(
    Array.from({ length: count }, (_, index) => ({
      ...untouched,
      id: newId(),
      dictionaryTypeId: id,
      parentId: '0',
      fullName: `Value ${index}`,
      enCode: `value${index}`,
    })),
  )
  return id
}

interface Pair {
  /** Runs before each round, outside of the measured time. */
  before?: () => Promise<unknown>
  /** Number of rounds, without the warm-up of a tenth; default 200. */
  rounds?: number
  call: () => Promise<unknown>
  sql: () => Promise<unknown>
}

/** Measures a call and the same SQL alone, alternately. */
export async function alternate(name: string, { before, call, sql, rounds = CALLS }: Pair): Promise<Comparison> {
  const calls: number[] = []
  const statements: number[] = []
  for (let round = -rounds / 10; round < rounds; round++) {
    await before?.()
    const callTime = await timed(call)
    const sqlTime = await timed(sql)
    // Negative rounds are the warm-up.
    if (round >= 0) calls.push(callTime)
    if (round >= 0) statements.push(sqlTime)
  }
  return { name, unit: 'ms', ours: median(calls), other: median(statements) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Start of a server on the embedded database. */
interface Start {
  /** Until it is ready. */
  seconds: number
  /** Memory of its process in megabytes, twenty seconds after that. */
  idle: number
  /** The most memory it had until then, in megabytes. */
  peak: number
}

/** The first start, which creates the database and the demo company, and the median of three starts after it. */
export async function benchStarts(): Promise<{ first: Start; again: Start }> {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-server-'))
  try {
    const first = await startOnce(folder)
    const again = [await startOnce(folder), await startOnce(folder), await startOnce(folder)]
    const middle = (part: keyof Start) => median(again.map((start) => start[part]))
    return { first, again: { seconds: middle('seconds'), idle: middle('idle'), peak: middle('peak') } }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<Start> {
  const start = performance.now()
  const server = await serve(join(folder, 'data'))
  const seconds = (performance.now() - start) / 1000
  await new Promise((resolve) => setTimeout(resolve, 20_000))
  const { now: idle, peak } = memoryOf(server.pid)
  await server.stop()
  return { seconds, idle: idle / 1_048_576, peak: peak / 1_048_576 }
}
