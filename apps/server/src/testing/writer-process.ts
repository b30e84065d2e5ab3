import { sql } from 'kysely'
import { openDataFolder } from '../platform/db/embedded/data-folder.ts'

// Writes to the data folder it is given until it is killed: two rows a transaction, and prints the id once it is committed.
const [dataDir = ''] = process.argv.slice(2)
const { db } = await openDataFolder({ dataDir, backupHours: 0, onBackup: () => {}, onBackupFailed: () => {} })
await sql`create table if not exists notes (id integer)`.execute(db)
const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from notes`.execute(db)
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into notes values (${id})`.execute(trx)
    await sql`insert into notes values (${id})`.execute(trx)
  })
  process.stdout.write(`${id}\n`)
}
