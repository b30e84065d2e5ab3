import type { PoolClient, PoolConfig } from 'pg'
import { planName } from './prepared.ts'

/** Errors of a pooler between this server and PostgreSQL, which gives each transaction another connection. */
const LOST_PLAN = new Set(['26000', '42P05'])

/** The function of PostgreSQL that refuses a plan whose columns have other types by now, because its table was changed. */
const REFUSES_STALE = 'RevalidateCachedQuery'

/** Statements that remove the plans of their connection. */
const REMOVING = /^\s*(?:deallocate|discard)\b/i

/**
 * Sends statements that are `prepared` with the name of their plan: the option `verify` of a pool, which is called for each new
 * connection. Behind a pooler, a plan may be lost between two transactions: the statement is then sent again without it, and so are all
 * later ones. Inside a transaction a failed statement cannot be repeated, so there a plan is used only on connections that lead to
 * PostgreSQL itself.
 */
export function keepPlans(): NonNullable<PoolConfig['verify']> {
  const state = { isOff: false }
  async function begin(connection: PoolClient, ready: () => void) {
    keepPlansOf(connection, { state, isDirect: await leadsToPostgres(connection) })
    ready()
  }
  return (connection, done) => void begin(connection, done)
}

function keepPlansOf(connection: PoolClient, { state, isDirect }: { state: { isOff: boolean }; isDirect: boolean }) {
  const query = connection.query.bind(connection)
  const send = (...args: unknown[]): unknown => Reflect.apply(query, connection, args)
  /** Number of times that the plans were removed: names of removed plans are not used again. */
  let removals = 0
  const stale = new Set<string>()

  async function sendNamed(name: string, { text, values }: { text: string; values: unknown }) {
    try {
      return await send({ name: removals === 0 ? name : `${name}_${removals}`, text, values })
    } catch (error) {
      const isLost = error instanceof Error && 'code' in error && LOST_PLAN.has(String(error.code))
      const isStale = error instanceof Error && 'routine' in error && error.routine === REFUSES_STALE
      if ((!isLost && !isStale) || isInTransaction(connection)) throw error
      if (isStale) stale.add(name)
      else state.isOff = true
      return await send(text, values)
    }
  }

  Object.assign(connection, {
    query: (text: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string') return send(text, ...rest)
      if (REMOVING.test(text)) removals += 1
      const mayKeep = rest.length === 1 && !state.isOff && (isDirect || !isInTransaction(connection))
      const name = mayKeep ? planName(text) : undefined
      return name === undefined || stale.has(name) ? send(text, ...rest) : sendNamed(name, { text, values: rest[0] })
    },
  })
}

const isInTransaction = (connection: PoolClient) => connection.getTransactionStatus() !== 'I'

/** Whether the process that the connection was promised is the one that answers: a pooler promises one of its own. */
async function leadsToPostgres(connection: PoolClient): Promise<boolean> {
  const promised = 'processID' in connection ? connection.processID : undefined
  try {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid === promised
  } catch {
    return false
  }
}
