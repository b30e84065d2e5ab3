import { CamelCasePlugin, Kysely, type Dialect, type Transaction } from 'kysely'
import { guardDialect, guardTransactions, refuseInTransaction } from './transaction-guard.ts'

/** The tables. Each module adds its own: `declare module '…/platform/db/database.ts' { interface Database { … } }`. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the modules' declarations
export interface Database {}

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

/** An open database, with the function that closes it. */
export interface OpenDatabase {
  db: Db
  close: () => Promise<void>
}

/** Runs SQL text with `pg`; returns the results of all statements in the text. */
export type RawQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

const raw = new WeakMap<Db, RawQuery>()

/** Runs SQL text of a library over the connections of this database, outside of transactions. */
export function rawQuery(db: Db): RawQuery {
  const query = raw.get(db)
  if (!query) throw new Error('db: this database was opened without raw queries.')
  return (text, values) => {
    refuseInTransaction()
    return query(text, values)
  }
}

/** Sets the raw query function of a database. */
export function setRawQuery(db: Db, query: RawQuery) {
  raw.set(db, query)
}

const addresses = new WeakMap<Db, string>()

/** The address of the PostgreSQL server, for separate connections; undefined for the embedded database. */
export const addressOf = (db: Db): string | undefined => addresses.get(db)

/** Provides the address of the PostgreSQL server. */
export function setAddress(db: Db, address: string) {
  addresses.set(db, address)
}

const quick = new WeakMap<Db, Db>()

/** The connections for short statements of many callers, so that these do not queue behind long ones. */
export const quickWay = (db: Db): Db => quick.get(db) ?? db

/** Sets separate connections for short statements. */
export function setQuickWay(db: Db, way: Db) {
  quick.set(db, way)
}

/** Connection for statements of administrators. */
export interface ForeignWay {
  /** Separate connections, where the engine has several. */
  db: Db
  /** Number of statements at the same time. */
  atOnce: number
  /** Cancels the running statement, where the engine has no time limit for statements. */
  interrupt?: () => Promise<void>
}

const foreign = new WeakMap<Db, ForeignWay>()

/** The connection for statements of administrators: they never take the connections of other work. */
export const foreignWay = (db: Db): ForeignWay => foreign.get(db) ?? { db, atOnce: 1 }

/** Sets the connection for statements of administrators. */
export function setForeignWay(db: Db, way: ForeignWay) {
  foreign.set(db, way)
}

class GuardedKysely extends Kysely<Database> {
  override transaction() {
    return guardTransactions(super.transaction())
  }
}

/**
 * Creates the query builder over a dialect: camelCase in code, snake_case in the database; `db` inside a transaction is
 * refused.
 */
export function createDb(dialect: Dialect): Db {
  return new GuardedKysely({
    dialect: guardDialect(dialect),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
