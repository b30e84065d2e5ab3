import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dialect, Driver, Transaction, TransactionBuilder } from 'kysely'

/** The transaction that the running code is inside of. */
const current = new AsyncLocalStorage<{ open: boolean }>()

const MISUSE =
  'db: a query was sent past the open transaction. ' +
  'It would not see what the transaction did, and on the embedded database, which has one connection, it would wait for ever. ' +
  'Inside db.transaction().execute(async (trx) => …) use trx only.'

/** Remembers that the callback of a transaction runs, so that `guardDialect` can refuse what goes past it. */
export function guardTransactions<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  return Object.assign(builder, {
    setAccessMode: (...args: Parameters<typeof setAccessMode>) => guardTransactions(setAccessMode(...args)),
    setIsolationLevel: (...args: Parameters<typeof setIsolationLevel>) => guardTransactions(setIsolationLevel(...args)),
    execute: <Result>(callback: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
      execute(async (trx) => {
        const state = { open: true }
        try {
          return await current.run(state, () => callback(trx))
        } finally {
          // What the callback left running, such as a timer, is outside from now on.
          state.open = false
        }
      }),
  })
}

/** Throws when the running code is inside of a transaction: what it is about to do would go past it. */
export function refuseInTransaction() {
  if (current.getStore()?.open) throw new Error(MISUSE)
}

/** Refuses a second connection to whoever is inside a transaction: at once, in place of a deadlock. */
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
