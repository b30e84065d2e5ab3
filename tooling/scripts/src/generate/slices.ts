import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { answersJson, asTheClientSeesIt, operationsOf, type Description } from './description.ts'

const HEADER = '// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.\n'
/** Calls with side effects although the API family uses GET: not cached, never repeated. */
const ACTIONS = /^(logout|export)/
/** Calls that read, although the API family uses POST for some of them. */
const LISTS = /^list/

const FORMAT = { printWidth: 120, semi: false, singleQuote: true, trailingComma: 'all' }

/** The source of the client for every area of the description: path below `src` → text. */
export async function generateSlices(description: Description): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-generate-'))
  try {
    const schemaFile = join(folder, 'openapi.json')
    const prettierConfigFile = join(folder, 'format.json')
    await writeFile(schemaFile, JSON.stringify(asTheClientSeesIt(description)))
    await writeFile(prettierConfigFile, JSON.stringify(FORMAT))

    const slices = new Map<string, string>()
    for (const [area, names] of callsByArea(description)) {
      const source = await generateEndpoints({
        schemaFile,
        prettierConfigFile,
        apiFile: '../base-api.ts',
        apiImport: 'baseApi',
        exportName: `${camelCase(area)}Endpoints`,
        filterEndpoints: (_, { operation }) => names.has(operation.operationId ?? ''),
        endpointOverrides: [
          { pattern: ACTIONS, type: 'mutation' },
          { pattern: LISTS, type: 'query' },
        ],
        hooks: { queries: true, lazyQueries: true, mutations: true },
        encodePathParams: true,
        mergeReadWriteOnly: true,
        useUnknown: true,
        unionUndefined: true,
      })
      slices.set(`${area}/${area}.generated.ts`, HEADER + withUndefined(withTsImport(source ?? '')))
    }
    return slices
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Names of the JSON calls by tag, both sorted. */
function callsByArea(description: Description): [area: string, names: Set<string>][] {
  const calls = operationsOf(description).filter(({ operation }) => answersJson(operation))
  const areas = [...new Set(calls.flatMap(({ operation }) => operation.tags ?? []))].toSorted()
  return areas.map((area) => [
    area,
    new Set(calls.filter(({ operation }) => operation.tags?.includes(area)).map(({ name }) => name)),
  ])
}

/** `current-user` → `currentUser`. */
const camelCase = (area: string) => area.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The generator removes the extension, which Node needs. */
const withTsImport = (source: string) => source.replace(/from '(\.\.\/base-api)'/, "from '$1.ts'")

/** With `exactOptionalPropertyTypes` a caller may pass `undefined` only where the type allows it. */
const withUndefined = (source: string) =>
  source.replaceAll(/^( +\w+\?: (?:(?!\| undefined).)+)$/gm, (line) =>
    line.endsWith('{') ? line : `${line} | undefined`,
  )
