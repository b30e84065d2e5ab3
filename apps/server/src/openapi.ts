import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Database } from './platform/db/database.ts'
import { newId } from './platform/ids.ts'

// Prints the API description, without listening and without a database: every query would return nothing.
const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, now: () => new Date(), newId })
await app.ready()
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
