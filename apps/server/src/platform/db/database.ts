import { CamelCasePlugin, Kysely, type Dialect, type Transaction } from 'kysely'
import { guardDialect, guardTransactions, refuseInTransaction } from './transaction-guard.ts'

/** The tables. Each module adds its own: `declare module '…/platform/db/database.ts' { interface Database { … } }`. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the modules' declarations
export interface Database {}

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

/** An open database and the way to close it. */
export interface OpenDatabase {
  db: Db
  close: () => Promise<void>
}

/** Runs SQL text with `pg`: of several statements in one text, the results of all. */
export type RawQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

const raw = new WeakMap<Db, RawQuery>()

/** Runs SQL text of a library on the connections of this database, outside of transactions. */
export function rawQuery(db: Db): RawQuery {
  const query = raw.get(db)
  if (!query) throw new Error('db: this database was opened without raw queries.')
  return (text, values) => {
    refuseInTransaction()
    return query(text, values)
  }
}

/** Provides the raw queries of a database. */
export function setRawQuery(db: Db, query: RawQuery) {
  raw.set(db, query)
}

const quick = new WeakMap<Db, Db>()

/** The connections for short statements that many callers wait for, so that these do not queue behind long ones. */
export const quickWay = (db: Db): Db => quick.get(db) ?? db

/** Provides separate connections for short statements. */
export function setQuickWay(db: Db, way: Db) {
  quick.set(db, way)
}

/** How statements that administrators wrote reach the database. */
export interface ForeignWay {
  /** Connections of their own, where the engine has several. */
  db: Db
  /** Statements at the same time. */
  atOnce: number
  /** Ends the running statement by force, where the engine has no time limit for statements. */
  interrupt?: () => Promise<void>
}

const foreign = new WeakMap<Db, ForeignWay>()

/** The way of statements that administrators wrote: they never take the connections of everything else. */
export const foreignWay = (db: Db): ForeignWay => foreign.get(db) ?? { db, atOnce: 1 }

/** Arranges the way of statements that administrators wrote. */
export function setForeignWay(db: Db, way: ForeignWay) {
  foreign.set(db, way)
}

class GuardedKysely extends Kysely<Database> {
  override transaction() {
    return guardTransactions(super.transaction())
  }
}

/** The query builder over a dialect: camelCase here, snake_case there, and `db` inside a transaction refused. */
export function createDb(dialect: Dialect): Db {
  return new GuardedKysely({
    dialect: guardDialect(dialect),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
