import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type Dialect, type Transaction } from 'kysely'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'

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

/** PostgreSQL through a pool. */
export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 20 })
  return open(new PostgresDialect({ pool }))
}

/** The embedded database in memory, for tests: empty, or as a dump of a data folder says. */
export function openEmbedded({ pglite, snapshot }: { pglite?: PGlite; snapshot?: Blob } = {}): OpenDatabase {
  return open(new PGliteDialect({ pglite: pglite ?? new PGlite(snapshot && { loadDataDir: snapshot }) }))
}

function open(dialect: Dialect): OpenDatabase {
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
  return { db, close: () => db.destroy() }
}
