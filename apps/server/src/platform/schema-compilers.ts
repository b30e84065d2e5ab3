import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

/** What a compiler makes of a route's schema: it checks data and keeps what was wrong, or writes it as text. */
interface Compiled {
  (data: unknown): unknown
  errors?: unknown
}
type Compile = (route: unknown) => Compiled
type BuildCompiler = (schemas: unknown, options: unknown) => Compile

/** The same compiler, asked when what it makes is first used. */
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

/**
 * Fastify's own compilers, asked when a route is first called: compiling the schemas of some three hundred routes takes two of
 * the three seconds of a start, and most of the time of a test that needs a server of its own.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify passes to each what its own compiler takes
export const schemaCompilersOnDemand = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  buildValidator: onDemand(AjvCompiler() as unknown as BuildCompiler),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  buildSerializer: onDemand(SerializerSelector() as unknown as BuildCompiler),
} as unknown as Factories
