import { join } from 'node:path'
import { describeServer } from './generate/description.ts'
import { apply, type Difference, differences } from './generate/files.ts'
import { generateKinds, presentKinds } from './generate/kinds.ts'
import { generateLocales, presentLocales } from './generate/locales.ts'
import { generateSlices } from './generate/slices.ts'
import { generateVersions, presentVersions } from './generate/versions.ts'
import { ROOT } from './lib/workspace.ts'

// Generates the API client from the schemas of the server, the modules that name the languages, the registries of
// field kinds, and the versions in stand-alone projects of the code generator. `--check` writes nothing and exits with 1 when a file is outdated; `--locales` and `--kinds` skip the
// client.

const CLIENT = join(ROOT, 'packages/api-client')
const checkOnly = process.argv.includes('--check')

async function bring(folder: string, wanted: ReadonlyMap<string, string>, changes: Difference[]) {
  if (!checkOnly) await apply(folder, wanted, changes)
  return changes.length
}

// First, because the server imports them.
let count = 0
for (const [wanted, present] of [
  [generateLocales(), presentLocales()],
  [generateKinds(), presentKinds()],
  [generateVersions(), presentVersions],
] as const) {
  const changes = await differences(ROOT, wanted, present)
  for (const { path, state } of changes) console.log(`${state.padEnd(10)} ${path}`)
  count += await bring(ROOT, wanted, changes)
}

if (!process.argv.includes('--locales') && !process.argv.includes('--kinds')) {
  const description = await describeServer()
  const client = new Map([['openapi.json', `${JSON.stringify(description, null, 2)}\n`]])
  for (const [path, source] of await generateSlices(description)) client.set(`src/${path}`, source)
  const changes = await differences(CLIENT, client)
  for (const { path, state } of changes) console.log(`${state.padEnd(10)} packages/api-client/${path}`)
  count += await bring(CLIENT, client, changes)
}

if (count === 0) {
  console.log('Generated code is up to date.')
} else if (checkOnly) {
  console.log('Generated code is out of date. Run `pnpm generate` and commit the result.')
  process.exitCode = 1
} else {
  console.log(`${count} files written.`)
}
