import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { OpenAPIV3_1 } from 'openapi-types'
import { ROOT } from '../lib/workspace.ts'

export type Description = OpenAPIV3_1.Document

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The API description as the server prints it: no port is opened, no database touched. */
export async function describeServer(): Promise<Description> {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/openapi.ts'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  })
  const description: Description = JSON.parse(stdout)
  return inStableOrder(description)
}

/** Addresses and components in alphabetical order: a new route is one block of a diff, wherever it was registered. */
export function inStableOrder(description: Description): Description {
  const { paths = {}, components = {}, ...head } = description
  const { schemas = {}, ...others } = components
  return { ...head, paths: byName(paths), components: { ...others, schemas: byName(schemas) } }
}

const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Whether a call answers data; pictures and files are plain addresses that a page links to. */
export const answersJson = (operation: OpenAPIV3_1.OperationObject) => okContent(operation.responses) !== undefined

/** Every call that has a name, with its address. */
export function operationsOf(description: Description) {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method]
      return operation?.operationId ? [{ path, method, operation, name: operation.operationId }] : []
    }),
  )
}

/**
 * The same description as the client sees it behind the base query: answers are what lay in `data`,
 * and a query parameter with a default need not be given.
 */
export function asTheClientSeesIt(description: Description): Description {
  const copy = structuredClone(description)
  for (const { operation } of operationsOf(copy)) {
    const content = okContent(operation.responses)
    const data = content && envelopeData(content.schema, copy)
    if (content && data) content.schema = data
    for (const parameter of operation.parameters ?? []) {
      if ('in' in parameter && parameter.in === 'query' && hasDefault(parameter.schema)) parameter.required = false
    }
  }
  return copy
}

function okContent(responses: OpenAPIV3_1.ResponsesObject | undefined) {
  const answer = responses?.['200']
  return answer && 'content' in answer ? answer.content?.['application/json'] : undefined
}

function envelopeData(schema: OpenAPIV3_1.MediaTypeObject['schema'], { components }: Description) {
  const named = schema && '$ref' in schema ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema
  const fields = named && 'properties' in named ? named.properties : undefined
  return fields?.['code'] && fields['msg'] ? fields['data'] : undefined
}

const hasDefault = (schema: unknown) => typeof schema === 'object' && schema !== null && 'default' in schema
