import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dialect, Driver, Transaction, TransactionBuilder } from 'kysely'

interface RunningTransaction {
  open: boolean
  /** Called after the commit. */
  callbacks: (() => void)[]
}

/** The transaction of the running code. */
const current = new AsyncLocalStorage<RunningTransaction>()

const MISUSE =
  'db: a query was sent past the open transaction. ' +
  'It would not see what the transaction did, and on the embedded database, which has one connection, it would wait for ever. ' +
  'Inside db.transaction().execute(async (trx) => …) use trx only.'

/** Tracks the callback of a transaction, so that `guardDialect` can refuse queries that bypass it. */
export function guardTransactions<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  return Object.assign(builder, {
    setAccessMode: (...args: Parameters<typeof setAccessMode>) => guardTransactions(setAccessMode(...args)),
    setIsolationLevel: (...args: Parameters<typeof setIsolationLevel>) => guardTransactions(setIsolationLevel(...args)),
    execute: async <Result>(callback: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> => {
      const state: RunningTransaction = { open: true, callbacks: [] }
      const result = await execute(async (trx) => {
        try {
          return await current.run(state, () => callback(trx))
        } finally {
          // Code that still runs after the callback, such as a timer, is outside of the transaction.
          state.open = false
        }
      })
      for (const committed of state.callbacks) committed()
      return result
    },
  })
}

/**
 * Runs the callback after the commit of the running transaction, never after a rollback; at once without a transaction.
 */
export function afterCommit(callback: () => void) {
  const state = current.getStore()
  if (state?.open) state.callbacks.push(callback)
  else callback()
}

/** Throws when the running code is inside of a transaction, which the next query would bypass. */
export function refuseInTransaction() {
  if (current.getStore()?.open) throw new Error(MISUSE)
}

/** Refuses a second connection inside a transaction: an error instead of a deadlock. */
export function guardDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardDriver(dialect.createDriver()),
  }
}

function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  return Object.assign(driver, {
    acquireConnection: async (...args: Parameters<typeof acquire>) => {
      refuseInTransaction()
      return await acquire(...args)
    },
  })
}
