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
 * The compilers of Fastify, called on the first use of a route: compiling the schemas of some three hundred routes
 * takes two of the three seconds of a start, and most of the time of a test with its own server.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify passes to each what its own compiler takes
export const schemaCompilersOnDemand = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  buildValidator: tolerant(onDemand(AjvCompiler() as unknown as BuildCompiler)),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  buildSerializer: onDemand(SerializerSelector() as unknown as BuildCompiler),
} as unknown as Factories
