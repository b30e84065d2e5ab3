import { join } from 'node:path'
import { describeServer } from './generate/description.ts'
import { apply, differences } from './generate/files.ts'
import { generateSlices } from './generate/slices.ts'
import { ROOT } from './lib/workspace.ts'

// The client's half of every API area, out of the server's schemas. `--check` writes nothing and exits 1 when stale.

const CLIENT = join(ROOT, 'packages/api-client')
const checkOnly = process.argv.includes('--check')

const description = await describeServer()
const wanted = new Map([['openapi.json', `${JSON.stringify(description, null, 2)}\n`]])
for (const [path, source] of await generateSlices(description)) wanted.set(`src/${path}`, source)

const changes = await differences(CLIENT, wanted)
for (const { path, state } of changes) console.log(`${state.padEnd(10)} packages/api-client/${path}`)

if (changes.length === 0) {
  console.log('The client fits the server.')
} else if (!checkOnly) {
  await apply(CLIENT, wanted, changes)
  console.log(`${changes.length} files written.`)
} else {
  console.log('The client does not fit the server. Run `pnpm generate` and commit the result.')
  process.exitCode = 1
}
