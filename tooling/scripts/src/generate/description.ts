import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { OpenAPIV3_1 } from 'openapi-types'
import { ROOT } from '../lib/workspace.ts'

export type Description = OpenAPIV3_1.Document

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Reads the API description that the server prints, without a port or a database. */
export async function describeServer(): Promise<Description> {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/openapi.ts'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  })
  const description: Description = JSON.parse(stdout)
  return inStableOrder(description)
}

/** Sorts paths and components: a new route is one block of a diff, wherever it was registered. */
export function inStableOrder(description: Description): Description {
  const { paths = {}, components = {}, ...head } = description
  const { schemas = {}, ...others } = components
  return { ...head, paths: byName(paths), components: { ...others, schemas: byName(schemas) } }
}

const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Whether a call returns JSON; images and files are plain URLs. */
export const answersJson = (operation: OpenAPIV3_1.OperationObject) => okContent(operation.responses) !== undefined

/** Every call with an operationId, with its path. */
export function operationsOf(description: Description) {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method]
      return operation?.operationId ? [{ path, method, operation, name: operation.operationId }] : []
    }),
  )
}

/**
 * The description as seen behind the base query of the client: responses are the content of `data`, and query
 * parameters with a default are optional.
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
