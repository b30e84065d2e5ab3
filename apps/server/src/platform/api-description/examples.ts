/** The keywords of JSON Schema that examples are built from. */
interface Keywords {
  $ref?: unknown
  type?: unknown
  properties?: unknown
  required?: unknown
  items?: unknown
  anyOf?: unknown
  oneOf?: unknown
  allOf?: unknown
  enum?: unknown
  const?: unknown
  default?: unknown
  examples?: unknown
  pattern?: unknown
  format?: unknown
  minLength?: unknown
  maxLength?: unknown
  minimum?: unknown
  maximum?: unknown
  minItems?: unknown
}

/** One of these texts matches every pattern of the API; a schema may define its own example. */
const TEXTS = [
  'text',
  '1',
  '0123456789abcdef0123456789abcdef',
  `${'0123456789abcdef'.repeat(4)}.png`,
  '20260101_0123456789abcdef0123456789abcdef.pdf',
  'people.csv',
  '2026-01-01',
  '192.0.2.10',
  '13800138000',
]

/** A value that matches a schema; recursion ends at the second occurrence of a schema. */
export function exampleOf(schema: unknown, named: Record<string, unknown>): unknown {
  return sampled(schema, { named, within: [] }) ?? null
}

interface Context {
  named: Record<string, unknown>
  /** References on the path to the schema. */
  within: readonly string[]
}

function sampled(given: unknown, context: Context): unknown {
  if (!isPlain(given)) return undefined
  const schema: Keywords = given
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    if (context.within.includes(name)) return undefined
    return sampled(context.named[name], { ...context, within: [...context.within, name] })
  }
  for (const value of [first(schema.examples), schema.const, first(schema.enum), schema.default])
    if (value !== undefined) return value
  for (const options of [schema.anyOf, schema.oneOf]) {
    if (!Array.isArray(options)) continue
    const values: unknown[] = options.map((option) => sampled(option, context))
    return values.find((value) => value !== null && value !== undefined) ?? null
  }
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.map((part: unknown) => sampled(part, context)))
  return ofType(schema, context)
}

function ofType(schema: Keywords, context: Context): unknown {
  switch (typesOf(schema).find((type) => type !== 'null')) {
    case 'object':
      return objectOf(schema, context)
    case 'array': {
      const item = sampled(schema.items, context)
      return item === undefined ? [] : Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () => item)
    }
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, Number(schema.minimum ?? 0)), Number(schema.maximum ?? Infinity))
    case 'boolean':
      return true
    case 'string':
      return TEXTS.find((text) => fits(text, schema)) ?? 'a'.repeat(Number(schema.minLength ?? 0))
    case undefined:
    default:
      // Any value is allowed, or only null.
      return null
  }
}

/** Every property with an example; optional ones that would repeat their parent are left out. */
function objectOf({ properties, required }: Keywords, context: Context) {
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const entries = Object.entries(isPlain(properties) ? properties : {}).map(
    ([name, schema]) => [name, sampled(schema, context)] as const,
  )
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (value === undefined) return needed.includes(name) ? [[name, null]] : []
      return [[name, value]]
    }),
  )
}

const first = (values: unknown): unknown => (Array.isArray(values) ? values[0] : undefined)

const typesOf = ({ type }: Keywords): readonly unknown[] => (Array.isArray(type) ? type : [type])

/** Whether a schema with a single type allows a value. False for a union: its values need no example. */
export function fits(value: unknown, given: unknown): boolean {
  if (value === undefined || !isPlain(given)) return false
  const schema: Keywords = given
  const types = typesOf(schema)
  if (schema.enum !== undefined || schema.const !== undefined) return false
  if (typeof value === 'string') {
    const { pattern, format, minLength = 0, maxLength = Infinity } = schema
    if (!types.includes('string') || format !== undefined) return false
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) return false
    return value.length >= Number(minLength) && value.length <= Number(maxLength)
  }
  if (typeof value === 'number') {
    const isNumber = types.includes('integer') || types.includes('number')
    return isNumber && value >= Number(schema.minimum ?? -Infinity) && value <= Number(schema.maximum ?? Infinity)
  }
  if (typeof value === 'boolean') return types.includes('boolean')
  if (!Array.isArray(value)) return types.includes('object')
  return types.includes('array') && value.every((item) => fits(item, schema.items))
}

/** Whether a value is an object with properties. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
