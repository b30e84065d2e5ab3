import { PGlite } from '@electric-sql/pglite'
import { SETTINGS } from './settings.ts'

// A process of its own: creates the cluster in a folder that does not exist, and ends. It runs with V8's fast compiler
// alone: PostgreSQL's initdb calls nearly every function of the engine, some often enough to be optimised, and the
// optimising compiler would need 900 MB for that. The memory returns to the system with the end of the process.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node --liftoff-only create-cluster.ts <folder>')
const cluster = new PGlite({ dataDir: folder, postgresqlconf: SETTINGS })
await cluster.waitReady
await cluster.close()
