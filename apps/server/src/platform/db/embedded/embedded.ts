import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { createDb, setForeignWay, setRawQuery, type OpenDatabase } from '../database.ts'
import { outliveBrokenConnections } from '../postgres.ts'
import { startThread } from './thread.ts'
import type { ThreadOptions } from './protocol.ts'

/** An open embedded database. */
export interface EmbeddedDatabase extends OpenDatabase {
  /** The cluster as a tar archive, taken between two transactions; the next one starts after `beside`. */
  dump: (beside?: () => Promise<unknown>) => Promise<Uint8Array>
}

/** Opens the embedded database; `openDataFolder` adds lock and backups. */
export async function openEmbedded(options: ThreadOptions = {}): Promise<EmbeddedDatabase> {
  const thread = await startThread(options)
  const pool = new Pool({
    stream: () => thread.connect(),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    // There is one connection, so it is never closed.
    max: 1,
    idleTimeoutMillis: 0,
  })
  outliveBrokenConnections(pool)
  const db = createDb(new PostgresDialect({ pool }))
  // Without a folder, an interruption would lose all data.
  if (options.folder !== undefined) setForeignWay(db, { db, atOnce: 1, interrupt: thread.restart })
  setRawQuery(db, (text, values) => pool.query<object>(text, values))

  return {
    db,
    dump: async (beside) => {
      // The holder of the connection knows that no transaction is open.
      const client = await pool.connect()
      try {
        const bytes = await thread.dump()
        await beside?.()
        return bytes
      } finally {
        client.release()
      }
    },
    close: async () => {
      await db.destroy()
      await thread.close()
    },
  }
}
