import { createEvents } from '../platform/events/index.ts'
import { openDataFolder } from '../platform/db/embedded/data-folder.ts'

// Appends events to the given data folder and claims them without finishing, until it is killed. Prints each record's
// id once its transaction is committed.
const [dataDir = ''] = process.argv.slice(2)
const { db } = await openDataFolder({ dataDir, backupHours: 0, onBackup: () => {}, onBackupFailed: () => {} })
const events = createEvents({ db, now: () => new Date(), log: { error: () => {} } })
events.on('record.created', { name: 'collect', handle: () => new Promise(() => {}) })
events.start()
for (let count = 1; ; count += 1) {
  const recordId = String(count)
  await db.transaction().execute(async (trx) => {
    await events.append(trx, { type: 'record.created', actorId: null, payload: { modelId: 'm', recordId, fields: [] } })
  })
  process.stdout.write(`${recordId}\n`)
}
