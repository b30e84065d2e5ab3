import { CamelCasePlugin, Kysely, type Dialect, type Transaction } from 'kysely'
import { guardDialect, guardTransactions } from './transaction-guard.ts'

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

const quick = new WeakMap<Db, Db>()

/** The way for short statements that many callers wait for: they do not stand in line behind long ones, where that was arranged. */
export const quickWay = (db: Db): Db => quick.get(db) ?? db

/** Arranges a second way to the same database. */
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
