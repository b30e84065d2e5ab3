import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { OpenAPIV3_1 } from 'openapi-types'
import { ROOT } from './lib/workspace.ts'

/** Rules beyond the recommended ones. */
const RULES: Parameters<typeof createConfig>[0] = {
  extends: ['recommended'],
  rules: {
    'operation-tag-defined': 'error',
    'no-empty-servers': 'error',
  },
}

/** Accepted problems with their reasons: rule and place → reason. A reason without its problem is reported as well. */
const ACCEPTED: Record<string, string> = {
  ...Object.fromEntries(
    [
      'ColumnData',
      'Config',
      'FormData',
      'ImportData',
      'ImportExceptionData',
      'ImportPreview',
      'Imports',
      'List',
      'Template',
    ].map((name) => [
      `no-ambiguous-paths #/paths/~1api~1visualdev~1OnlineDev~1{modelId}~1${name}`,
      'Addresses of the API family; `batchDelete` is no id of a model',
    ]),
  ),
  'no-ambiguous-paths #/paths/~1api~1visualdev~1OnlineDev~1{modelId}~1{id}~1DataChange':
    'Addresses of the API family; `Imports` is no id of a record',
  ...Object.fromEntries(
    [
      'FlowBefore~1{id}~1Info',
      ...['FieldDataSelect', 'FormDataFields', 'Problems', 'Versions'].map((name) => `FlowEngine~1{id}~1${name}`),
    ].map((name) => [
      `no-ambiguous-paths #/paths/~1api~1workflow~1Engine~1${name}`,
      'Addresses of the API family; `Assign` and `Release` are no ids',
    ]),
  ),
  'no-ambiguous-paths #/paths/~1api~1permission~1Organize~1{id}~1Department':
    'Addresses of the API family; `Department` is no id of an organisation',
}

/** Minimum share of properties and parameters with a description. */
const LEAST_DESCRIBED = 0.95

/** Problems of an API description, one line each. */
export async function problemsOf(source: string, accepted = ACCEPTED): Promise<string[]> {
  const config = await createConfig(RULES)
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  const lines = found.map(({ ruleId, location, message }) => ({
    place: `${ruleId} ${location[0]?.pointer ?? ''}`,
    message,
  }))
  const places = new Set(lines.map(({ place }) => place))
  const description: OpenAPIV3_1.Document = JSON.parse(source)
  return [
    ...lines.filter(({ place }) => !(place in accepted)).map(({ place, message }) => `${place}: ${message}`),
    ...Object.keys(accepted)
      .filter((place) => !places.has(place))
      .map((place) => `${place}: accepted, but not found`),
    ...withoutExamples(description),
    ...badlyDescribed(source),
  ]
}

/** Calls with a JSON or form body or response without an example. */
function withoutExamples({ paths = {} }: OpenAPIV3_1.Document): string[] {
  return Object.entries(paths).flatMap(([path, item = {}]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (typeof operation !== 'object' || !('responses' in operation)) return []
      const { requestBody, responses } = operation
      return [requestBody, responses?.['200']]
        .flatMap((part) => (part && 'content' in part ? Object.entries(part.content ?? {}) : []))
        .filter(([type, media]) => /json|form/.test(type) && media.example === undefined && !media.examples)
        .map(([type]) => `${method} ${path}: ${type} has no example`)
    }),
  )
}

function badlyDescribed(source: string): string[] {
  const { described, all } = countDescribed(JSON.parse(source))
  return described >= all * LEAST_DESCRIBED
    ? []
    : [
        `Only ${described} of ${all} properties and parameters have a description; add words to the server's vocabulary.ts`,
      ]
}

/** Number of properties and parameters, and of those with a description. */
export function countDescribed(node: unknown): { described: number; all: number } {
  let described = 0
  let all = 0
  const count = (schema: unknown) => {
    all += 1
    if (typeof schema === 'object' && schema !== null && ('description' in schema || '$ref' in schema)) described += 1
  }
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (key === 'example' || key === 'examples' || key === 'default') continue
      if (key === 'properties' && typeof part === 'object' && part !== null) Object.values(part).forEach(count)
      if (key === 'parameters' && Array.isArray(part)) part.forEach(count)
      visit(part)
    }
  }
  visit(node)
  return { described, all }
}

if (import.meta.main) {
  const source = await readFile(join(ROOT, 'packages/api-client/openapi.json'), 'utf8')
  const problems = await problemsOf(source)
  for (const problem of problems) console.log(problem)
  console.log(problems.length === 0 ? 'The API description has no problem.' : `${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
