import type { OpenAPIV3_1 } from 'openapi-types'
import { tagsOf } from './areas.ts'
import { exampleOf, fits, isPlain } from './examples.ts'
import { wordFor } from './vocabulary.ts'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject
type Media = OpenAPIV3_1.MediaTypeObject

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const TRACE_ID = '01980f5e-6c4a-7b21-9d3e-5f0a1b2c3d4e'

/** The body of every refusal and failure, with any HTTP status. */
const REFUSAL = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: {
      type: 'integer',
      enum: [400, 401, 403, 404, 409, 429, 500, 600, 601, 602],
      description:
        '400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token',
    },
    msg: { type: 'string', description: 'Reason, in the language of `Accept-Language`' },
    data: {
      description: 'Invalid fields; null if the error concerns no field',
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          required: ['fields'],
          properties: {
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'Name of the field → error',
            },
          },
        },
      ],
    },
    traceId: { type: 'string', description: 'Id of the request in the log' },
  },
} satisfies OpenAPIV3_1.SchemaObject

const refusal = (code: number, msg: string, data: unknown = null) => ({
  summary: msg,
  value: { code, msg, data, traceId: TRACE_ID },
})

/** The error response of every route. */
const REFUSED: OpenAPIV3_1.ResponseObject = {
  description:
    'Refused or failed. The API sends this body with HTTP 200, so read `code`. HTTP 400 is only used for requests whose URL cannot be decoded.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      examples: {
        invalidField: refusal(400, 'Please check the input', { fields: { account: 'must not be empty' } }),
        forbidden: refusal(403, 'You have no permission for this'),
        notFound: refusal(404, 'The record does not exist'),
        sessionExpired: refusal(600, 'Please sign in again'),
      },
    },
  },
}

/**
 * The description with common parts added to every route: tags, the error response, descriptions of properties by name,
 * and examples of requests and responses. Existing descriptions are kept.
 */
export function completed(document: Document): Document {
  const copy = structuredClone(document)
  const { components = {}, paths = {} } = copy
  const schemas: Record<string, Schema> = (components.schemas ??= {})
  schemas['Refusal'] = structuredClone(REFUSAL)
  components.responses = { ...components.responses, Refused: REFUSED }
  copy.components = components
  describeProperties(schemas)
  const operations = Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item?.[method] ?? []))
  for (const operation of operations) complete(operation, copy)
  copy.tags = tagsOf(new Set(operations.flatMap(({ tags = [] }) => tags)))
  return copy
}

function complete(operation: Operation, document: Document) {
  describeProperties(operation)
  for (const parameter of operation.parameters ?? []) {
    if ('$ref' in parameter) continue
    const word = wordFor(parameter.name)
    if (word) parameter.description ??= word[0]
    if (isPlain(parameter.schema) && fits(word?.[1], parameter.schema)) parameter.example ??= word?.[1]
  }
  const { requestBody, responses = {} } = operation
  const answer = responses['200']
  if (requestBody && 'content' in requestBody) addExamples(requestBody.content, document)
  if (answer && !('$ref' in answer)) {
    answer.description = 'Done'
    if (answer.content) addExamples(answer.content, document)
  }
  responses['400'] = { $ref: '#/components/responses/Refused' }
  operation.responses = responses
}

function addExamples(content: Record<string, Media>, document: Document) {
  for (const [type, media] of Object.entries(content)) {
    // An image or an archive has no readable example.
    if (!media.schema || !/json|form/.test(type)) continue
    media.example ??= exampleOf(media.schema, document.components?.schemas ?? {})
  }
}

/** Adds descriptions to all nested properties by their names. */
function describeProperties(node: unknown) {
  if (Array.isArray(node)) return node.forEach(describeProperties)
  if (!isPlain(node)) return
  for (const [key, value] of Object.entries(node)) {
    // An example is a value, not a schema, whatever the names of its keys.
    if (key === 'example' || key === 'examples' || key === 'default') continue
    if (key === 'properties' && isPlain(value))
      for (const [name, schema] of Object.entries(value)) describe(name, schema)
    describeProperties(value)
  }
}

function describe(name: string, schema: unknown) {
  const word = wordFor(name)
  if (!word || !isPlain(schema) || '$ref' in schema) return
  const [description, example] = word
  schema['description'] ??= description
  if (schema['examples'] === undefined && fits(example, schema)) schema['examples'] = [example]
}
