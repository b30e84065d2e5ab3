import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'
import { createInputReader } from './tolerant-input.ts'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

/** A compiled schema: validates data and keeps the errors, or serialises an answer. */
interface Compiled {
  (data: unknown): unknown
  errors?: unknown
}

/** A schema of a route; `httpPart` is the part of the request that it describes. */
interface RouteSchema {
  schema: unknown
  httpPart?: string
}
type Compile = (route: RouteSchema) => Compiled
type BuildCompiler = (schemas: Readonly<Record<string, unknown>>, options: unknown) => Compile

/** Delays compilation until the first use of the result. */
const onDemand =
  (build: BuildCompiler): BuildCompiler =>
  (schemas, options) => {
    const compile = build(schemas, options)
    return (route) => {
      let made: Compiled | undefined
      const run: Compiled = (data) => {
        made ??= compile(route)
        const result = made(data)
        run.errors = made.errors
        return result
      }
      return run
    }
  }

/** Prepares bodies and queries for validation (`createInputReader`). */
const tolerant =
  (build: BuildCompiler): BuildCompiler =>
  (schemas, options) => {
    const compile = build(schemas, options)
    return (route) => {
      const { schema, httpPart } = route
      if (httpPart !== 'body' && httpPart !== 'querystring') return compile(route)
      const read = createInputReader({ schema, named: schemas, isQuery: httpPart === 'querystring' })
      const validate = compile(route)
      const run: Compiled = (data) => {
        read(data)
        const result = validate(data)
        run.errors = validate.errors
        return result
      }
      return run
    }
  }

/**
 * Writes objects without described properties as JSON as they are: the compiled code for them takes their keys one by one.
 */
const wholeObjects =
  (build: BuildCompiler): BuildCompiler =>
  (schemas, options) => {
    const named = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withWholeObjects(schema)]))
    const compile = build(named, options)
    return (route) => compile({ ...route, schema: withWholeObjects(route.schema) })
  }

function withWholeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withWholeObjects)
  if (typeof schema !== 'object' || schema === null) return schema
  const { type, properties, additionalProperties, ...rest } = { properties: {}, ...schema } as Record<string, unknown>
  const isOpen = type === 'object' && additionalProperties === true && Object.keys(properties ?? {}).length === 0
  if (isOpen && Object.keys(rest).every((key) => key === 'description' || key === 'required')) return {}
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withWholeObjects(part)]))
}

/**
 * Builds a compiler once per set of named schemas. Fastify asks for one per route, always with the same schemas, and its own
 * compilers recognise them by their whole text: that took three quarters of the time of a start.
 */
function once(build: BuildCompiler): BuildCompiler {
  const compilers = new Map<string, Compile>()
  return (schemas, options) => {
    const names = Object.keys(schemas).join()
    const compile = compilers.get(names) ?? build(schemas, options)
    compilers.set(names, compile)
    return compile
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify passes to each what its own compiler takes
const buildValidator = AjvCompiler() as unknown as BuildCompiler
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const buildSerializer = SerializerSelector() as unknown as BuildCompiler

/**
 * Compilers of one server: those of Fastify, called on the first use of a route. Compiling the schemas of some four hundred
 * routes takes two seconds, and most of the time of a test with its own server.
 */
export const schemaCompilersOnDemand = () =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  ({
    buildValidator: once(tolerant(onDemand(buildValidator))),
    buildSerializer: once(onDemand(wholeObjects(buildSerializer))),
  }) as unknown as Factories
