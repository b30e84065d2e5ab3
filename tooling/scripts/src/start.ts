import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAdminAloud } from './lib/admin.ts'
import { endWithLaunchers } from './lib/launchers.ts'
import { endWithChildren } from './lib/run.ts'
import { ROOT } from './lib/workspace.ts'

endWithLaunchers()
const stopListening = endWithChildren()

const isBuilt = await buildAdminAloud()
stopListening()
if (!isBuilt) process.exit(1)

// The server runs in this process: Ctrl-C reaches it, its exit code is ours, and no process can be left behind.
process.env['NODE_ENV'] ??= 'production'
process.env['STATIC_DIR'] ??= join(ROOT, 'apps/admin/dist')
const dataDir = (process.env['DATA_DIR'] ??= join(ROOT, '.data'))
const isFirstTime = !process.env['DATABASE_URL'] && !existsSync(dataDir)
console.log(isFirstTime ? 'Creating the database and the demo company; this happens once …' : 'Starting the server …')
await import(pathToFileURL(join(ROOT, 'apps/server/src/main.ts')).href)
