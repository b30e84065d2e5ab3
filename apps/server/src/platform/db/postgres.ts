import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import { createDb, setAddress, setForeignWay, setQuickWay, setRawQuery, type OpenDatabase } from './database.ts'
import { keepPlans } from './kept-plans.ts'

const SECOND = 1000

/** Connections of one server: for general use, for short statements of many callers, and for SQL interfaces. */
const CONNECTIONS = 20
const QUICK_CONNECTIONS = 4
const FOREIGN_CONNECTIONS = 3
const REPORT_CONNECTIONS = 3

/** Temporary errors while a server starts or restarts. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03',
  '57P01',
  '53300',
])

/** Messages of `pg` for lost or unavailable connections, which have no code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the database, or another service, is temporarily unreachable. */
export const isAway = (error: Error & { code?: unknown }) => isPassing(String(error.code), error.message)

const isPassing = (code: string, message: string) => PASSING.has(code) || LOST.test(message)

interface PostgresOptions {
  /** Called once when the server is not available yet. */
  onWait?: (problem: string) => void
  /** Milliseconds to wait for a server that is not available yet. */
  patience?: number
  /** Milliseconds that a statement waits for a free connection. */
  connectionWait?: number
}

/** Opens a connection pool of PostgreSQL; waits up to ten seconds for a starting server. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<OpenDatabase> {
  const { connectionWait } = options
  const pool = openPool(url, CONNECTIONS, connectionWait)
  try {
    await reach(pool, url, options)
    await demandVersion(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = createDb(new PostgresDialect({ pool }))
  const quick = createDb(new PostgresDialect({ pool: openPool(url, QUICK_CONNECTIONS, connectionWait) }))
  setQuickWay(db, quick)
  const statements = createDb(new PostgresDialect({ pool: openPool(url, FOREIGN_CONNECTIONS) }))
  setForeignWay(db, { db: statements, atOnce: FOREIGN_CONNECTIONS })
  setAddress(db, url)
  setRawQuery(db, (text, values) => pool.query<object>(text, values))
  return {
    db,
    close: async () => {
      await statements.destroy()
      await quick.destroy()
      await db.destroy()
    },
  }
}

/** Connections to the database of reports: a replica, or a warehouse that speaks the protocol of PostgreSQL. Connects with the first query. */
export const openReportPool = (url: string): Pool => openPool(url, REPORT_CONNECTIONS)

function openPool(url: string, max: number, connectionWait = 10 * SECOND): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'sqos',
    keepAlive: true,
    connectionTimeoutMillis: connectionWait,
    // An abandoned transaction or a long query must not block a connection of the pool.
    statement_timeout: 30 * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    verify: keepPlans(),
  })
  outliveBrokenConnections(pool)
  return pool
}

/** Handles errors of broken connections, which would end the process without a listener. */
export function outliveBrokenConnections(pool: Pool) {
  // An idle connection leaves the pool by itself; the next query opens another one.
  pool.on('error', () => {})
  // Between two statements of a transaction: the next statement fails.
  pool.on('connect', (connection) => connection.on('error', () => {}))
}

async function reach(pool: Pool, url: string, { onWait, patience = 10 * SECOND }: PostgresOptions) {
  const end = Date.now() + patience
  // A lost first attempt is repeated in any case: loading modules can block a busy process for longer than a connection may take.
  for (let told = false; ; told = true) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const { code, message } = describe(error, url)
      const isLast = Date.now() >= end && (told || !LOST.test(message))
      if (isLast || !isPassing(code, message)) {
        throw new StartupError(
          `PostgreSQL could not be reached at ${whereOf(url)}: ${message}.\n` +
            'Check DATABASE_URL (postgres://user:password@host:port/database), that the server runs, and that it lets this user in.',
        )
      }
      if (!told) onWait?.(`PostgreSQL at ${whereOf(url)} is not there yet (${message}); trying for ten seconds.`)
    }
    await new Promise((resolve) => setTimeout(resolve, SECOND / 4))
  }
}

/** Refuses a server that is older than the SQL of this program. */
export async function demandVersion(pool: Pick<Pool, 'query'>, oldest = 15) {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version")
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) >= oldest) return
  throw new StartupError(
    `DATABASE_URL leads to PostgreSQL ${version}; SQOS needs ${oldest} or newer. Nothing has been changed.`,
  )
}

/** Code and message of an error, without the password in any notation. */
function describe(error: unknown, url: string): { code: string; message: string } {
  // Node throws one error per address (::1, 127.0.0.1) when a name has several.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const code = first instanceof Error && 'code' in first ? String(first.code) : ''
  const { password } = new URL(url)
  let message = first instanceof Error ? first.message : String(first)
  for (const secret of [password, decodeURIComponent(password)]) if (secret) message = message.replaceAll(secret, '***')
  return { code, message: message || code }
}

function whereOf(url: string): string {
  const { hostname, port, pathname, username } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}${username && ` as ${username}`}`
}
