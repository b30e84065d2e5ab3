import { sql } from 'kysely'
import { openDataFolder } from '../platform/db/embedded/data-folder.ts'

// Writes to a data folder until it is killed: `copies` rows per transaction; prints the id after each commit.
const [dataDir = '', copies = '2'] = process.argv.slice(2)
const { db } = await openDataFolder({ dataDir, backupHours: 0, onBackup: () => {}, onBackupFailed: () => {} })
await sql`create table if not exists notes (id integer)`.execute(db)
const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from notes`.execute(db)
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into notes values (${id})`.execute(trx)
    await sql`insert into notes select ${id}::integer from generate_series(2, ${copies}::integer)`.execute(trx)
  })
  process.stdout.write(`${id}\n`)
}
