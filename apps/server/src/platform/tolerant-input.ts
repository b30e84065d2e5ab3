/** The parts of a JSON schema that the conversion of input needs. */
interface InputSchema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Readonly<Record<string, InputSchema>>
  required?: readonly string[]
  patternProperties?: unknown
  additionalProperties?: unknown
  items?: InputSchema
  anyOf?: readonly InputSchema[]
  oneOf?: readonly InputSchema[]
  allOf?: readonly InputSchema[]
  enum?: readonly unknown[]
  const?: unknown
}

/** The schema of an input, the schemas that it references, and whether the input is a query. */
export interface InputRules {
  schema: unknown
  named: Readonly<Record<string, unknown>>
  isQuery: boolean
}

const FLAG_OF: Readonly<Record<string, number>> = { true: 1, false: 0 }
const BOOLEAN_OF: Readonly<Record<string, boolean>> = { '1': true, '0': false }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) => value === '' || value === null

/**
 * Prepares input for validation, in place. Drops keys that the schema does not name, empty values of a query, and empty
 * values of optional properties that cannot be empty. Reads `"true"` as 1, `"1"` as true and JSON text as an object. An
 * object with additional properties keeps them. The validator itself converts numbers.
 */
export function createInputReader({ schema, named, isQuery }: InputRules): (data: unknown) => void {
  return (data) => readValue(branchesOf(schema, named), data)

  /** Converts nested objects and lists; returns scalars in the type of the schema. */
  function readValue(branches: readonly InputSchema[], value: unknown): unknown {
    if (Array.isArray(value)) {
      const items = branches.flatMap((branch) => branchesOf(branch.items, named))
      if (items.length > 0) for (const [index, item] of value.entries()) value[index] = readValue(items, item)
      return value
    }
    if (isObject(value)) {
      readObject(branches, value)
      return value
    }
    const document = typeof value === 'string' ? parseObject(branches, value) : undefined
    return document ? readValue(branches, document) : readScalar(branches, value)
  }

  function readObject(branches: readonly InputSchema[], value: Record<string, unknown>) {
    const objects = branches.filter(({ properties }) => properties !== undefined)
    if (objects.length === 0) return
    const isOpen = branches.some(
      ({ additionalProperties: more, patternProperties }) => more === true || isObject(more) || patternProperties,
    )
    for (const [key, one] of Object.entries(value)) {
      const owners = objects.filter(({ properties }) => properties && Object.hasOwn(properties, key))
      if (owners.length === 0) {
        if (!isOpen) Reflect.deleteProperty(value, key)
        continue
      }
      const property = owners.flatMap(({ properties }) => branchesOf(properties?.[key], named))
      const isRequired = owners.some(({ required }) => required?.includes(key))
      if ((isQuery && one === '') || (!isRequired && isEmpty(one) && !acceptsEmpty(property, one)))
        Reflect.deleteProperty(value, key)
      else value[key] = readValue(property, one)
    }
  }
}

/** The schema with all its alternatives, references resolved. */
function branchesOf(schema: unknown, named: InputRules['named']): InputSchema[] {
  if (!isObject(schema)) return []
  const known: InputSchema = schema
  if (known.$ref !== undefined) return branchesOf(named[known.$ref.replace(/#$/, '')], named)
  const alternatives = [...(known.anyOf ?? []), ...(known.oneOf ?? []), ...(known.allOf ?? [])]
  return [known, ...alternatives.flatMap((one) => branchesOf(one, named))]
}

const typesOf = ({ type }: InputSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** Whether one branch accepts the empty value unchanged; a branch without a type accepts anything. */
function acceptsEmpty(branches: readonly InputSchema[], value: unknown): boolean {
  const wanted = value === null ? 'null' : 'string'
  return branches.some((branch) => {
    if (branch.const !== undefined) return branch.const === value
    if (branch.enum) return branch.enum.includes(value)
    if (branch.type === undefined) return !branch.anyOf && !branch.oneOf && !branch.allOf
    // The validator converts null to an empty text, and an empty text to null.
    return typesOf(branch).some((type) => type === wanted || type === 'null' || type === 'string')
  })
}

/** The object in a JSON text, where the schema accepts objects and no text. */
function parseObject(branches: readonly InputSchema[], value: string): Record<string, unknown> | undefined {
  if (!value.startsWith('{') || !branches.some(({ properties }) => properties)) return undefined
  if (branches.some((branch) => typesOf(branch).includes('string'))) return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function readScalar(branches: readonly InputSchema[], value: unknown): unknown {
  if (typeof value !== 'string') return value
  const types = new Set(branches.flatMap(typesOf))
  if (types.has('string') || branches.some((branch) => branch.const !== undefined || branch.enum)) return value
  if (types.has('boolean')) return BOOLEAN_OF[value] ?? value
  if (types.has('integer') || types.has('number')) return FLAG_OF[value] ?? value
  return value
}
