import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { Engine } from '../platform/db/embedded/engine.ts'

// Opens the dump of a cluster, parses statements and prints the largest memory of the process in kilobytes.
const [dump = ''] = process.argv.slice(2)
const engine = new Engine({ loadDataDir: await openAsBlob(dump) })
await engine.waitReady
for (let count = 0; count < 1000; count += 1) await engine.exec("set work_mem = '4MB'")
await engine.close()
process.stdout.write(String(peak()))

/** Linux counts the memory of the parent into `maxRSS`: it stays from before the program was loaded. */
function peak(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = /^VmHWM:\s*(\d+) kB/m.exec(status)?.[1]
  return kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)
}
