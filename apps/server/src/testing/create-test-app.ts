import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { buildSession, buildUser } from './builders.ts'
import { createCaller, type Caller } from './caller.ts'
import { createClock, type Clock } from './clock.ts'
import { openTestDatabase } from './test-database.ts'

/** The server on its own database. */
export interface TestApp extends AsyncDisposable {
  app: FastifyInstance
  deps: Deps
  clock: Clock
  /** A caller with a session: by account (`admin` is created if missing), or by token (`Bearer …`). */
  as: (accountOrToken: string) => Caller
  /** The token of a signed-in caller, for calls that `as` does not cover. */
  tokenOf: (account: string) => Promise<string>
  /** A caller without a token. */
  anonymous: Caller
  /** Empties every table and the folder of files: the tests of a file share one server, and each starts with this. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** Options of the test server. */
export interface TestAppOptions {
  /** Initial time of the clock. */
  now?: Date | string
  config?: Partial<Config>
  /** Adds routes for this test only. */
  routes?: (app: FastifyInstance) => void
}

/** Milliseconds that calls wait for their jobs: a limit for hanging ones, because a busy machine prints slower than the usual wait. */
const JOB_PATIENCE = 200_000

/** Starts the server on a new migrated database: embedded, or on PostgreSQL when `TEST_DATABASE_URL` is set. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createClock(options.now ?? '2026-11-21T09:00:00+08:00')
  const database = await openTestDatabase()
  const dataDir = join(tmpdir(), `sqos-test-${newId()}`)
  const config = {
    ...readConfig({ LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' }),
    dataDir,
    jobPatience: JOB_PATIENCE,
    ...options.config,
  }
  const deps: Deps = { config, db: database.db, now: clock.now, newId }
  const app = await createApp(deps)
  options.routes?.(app)
  const whenNoted = followNotes(app)
  await app.ready()

  const tokens = new Map<string, Promise<string>>()
  function tokenOf(account: string): Promise<string> {
    const known = tokens.get(account) ?? signIn(deps, account)
    tokens.set(account, known)
    return known
  }

  async function reset() {
    tokens.clear()
    await whenNoted()
    await database.empty()
    await rm(dataDir, { recursive: true, force: true })
  }

  async function close() {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }

  return {
    app,
    deps,
    clock,
    as: (who) => createCaller(app, { token: () => (who.startsWith('Bearer ') ? Promise.resolve(who) : tokenOf(who)) }),
    tokenOf,
    anonymous: createCaller(app),
    reset,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Waits for writes after the response (the audit row) before the next test starts. */
function followNotes(app: FastifyInstance): () => Promise<unknown> {
  const open = new Map<string, PromiseWithResolvers<void>>()
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.raw.prependOnceListener('finish', () => open.set(id, Promise.withResolvers()))
  })
  // Runs after the hook of the audit, which was registered first.
  app.addHook('onResponse', async ({ id }) => {
    open.get(id)?.resolve()
    open.delete(id)
  })
  return () => Promise.all([...open.values()].map(({ promise }) => promise))
}

async function signIn(deps: Deps, account: string): Promise<string> {
  const user = await deps.db.selectFrom('users').select('id').where('account', '=', account).executeTakeFirst()
  if (!user && account !== 'admin') {
    throw new Error(
      `testing: as('${account}') found no such account. ` +
        'Only admin is made by itself. ' +
        `Call buildUser(deps, { account: '${account}' }) first.`,
    )
  }
  const { id } = user ?? (await buildUser(deps, { account, isAdministrator: true }))
  return await buildSession(deps, { userId: id })
}
