import type { FastifyInstance } from 'fastify'

/** The parts of a JSON schema that samples are built from. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  examples?: unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  minItems?: number
  minProperties?: number
}

/** One of these texts matches every pattern so far; add one when no sample can be built for a route. */
const TEXTS = [
  'sample',
  '1',
  '',
  'a'.repeat(32),
  `${'a'.repeat(64)}.png`,
  `20261121_${'a'.repeat(32)}.png`,
  '13800000001',
  'a@example.com',
  '2026-01-01',
  'sample.csv',
  '08:30',
] as const

/** A value that matches a schema; throws when none is found. */
export function sampleOf(app: FastifyInstance, given: Schema): unknown {
  const schema = resolve(app, given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((one) => one !== null)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return sampleOf(app, options.find((one) => resolve(app, one).type !== 'null') ?? {})
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(app, schema)
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(app, schema.items ?? {}))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case 'string':
      return textOf(schema)
    case undefined:
    default:
      return null
  }
}

function objectOf(app: FastifyInstance, schema: Schema): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const names = new Set(schema.required ?? [])
  for (const [name] of properties) if (names.size < (schema.minProperties ?? 0)) names.add(name)
  // Without required members, an object may be its own blank, which proves nothing.
  const example = schema.examples?.find((one) => typeof one === 'object' && one !== null)
  if (names.size === 0 && example !== undefined) return { ...example }
  return Object.fromEntries(
    properties.filter(([name]) => names.has(name)).map(([name, property]) => [name, sampleOf(app, property)]),
  )
}

function textOf({ pattern, examples = [], minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  // A service may demand more than its schema.
  const example = examples.find((one) => typeof one === 'string')
  if (example !== undefined) return example
  const found = [...TEXTS, 'a'.repeat(minLength)].find(
    (text) =>
      text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text)),
  )
  if (found === undefined)
    throw new Error(`No sample fits the pattern ${pattern}. Add a text that does to testing/refusals/sample.ts.`)
  return found
}

/** Follows `$ref` to the schema that it names. */
export function resolve(app: FastifyInstance, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const named = app.getSchema(schema.$ref.replace(/#$/, ''))
  if (typeof named !== 'object' || named === null) throw new Error(`No schema is called ${schema.$ref}.`)
  return named
}

/** The type of a value that is not null. */
const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type

/** A value of a wrong type that cannot be converted either; undefined where any value is allowed. */
export function wrongValueOf(app: FastifyInstance, given: Schema): unknown {
  const schema = resolve(app, given)
  const types = (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap((one) => {
    const known = resolve(app, one)
    return known.type ?? (known.const === undefined && known.enum === undefined ? 'any' : typeof (known.const ?? ''))
  })
  if (types.includes('any')) return undefined
  // Texts and numbers are converted to each other and to lists of one; objects are not.
  if (!types.includes('object')) return { wrong: true }
  return types.some((type) => type === 'string' || type === 'array') ? undefined : 'wrong'
}
