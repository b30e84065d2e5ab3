import { randomUUID } from 'node:crypto'
import { createApp } from './app.ts'
import { openDatabase } from './host/database.ts'

const dataDir = process.env['DATA_DIR'] ?? '.data'
const { db, close } = await openDatabase({ url: process.env['DATABASE_URL'], dataDir })
const app = await createApp({ db, dataDir, now: () => new Date(), newId: () => randomUUID().replaceAll('-', '') })
const address = await app.listen({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['PORT'] ?? 4300),
})
console.log(`The application is at ${address}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())

async function end() {
  await app.close()
  await close()
  process.exit(0)
}
