import type { FastifyInstance } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'

/** A schema with a name. */
type Component<Schema extends TSchema> = Schema & { $id: string }

export const component = <Schema extends TSchema>(name: string, schema: Schema): Component<Schema> =>
  Object.assign(schema, { $id: name })

/** Refers to a named schema and keeps its type. */
export const ref = <Schema extends TSchema>(schema: Component<Schema>) =>
  Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id}#` })

/** Registers the named schemas among the exports of a module. */
export function addComponents(app: FastifyInstance, exports: Record<string, unknown>) {
  for (const schema of Object.values(exports))
    if (typeof schema === 'object' && schema !== null && '$id' in schema) app.addSchema(schema)
}

/** The answer of a paged list. */
export const pageOf = <Schema extends TSchema>(row: Schema) =>
  Type.Object({
    list: Type.Array(row),
    pagination: Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() }),
  })

/** The query of a paged list. */
export const PageQuery = Type.Object({
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 20 })),
  sort: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  sidx: Type.Optional(Type.String({ maxLength: 50 })),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
})

export const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 50 }) })

/** 0 or 1. */
export const Flag = Type.Integer({ minimum: 0, maximum: 1 })

/** A moment in epoch milliseconds. */
export const Milliseconds = Type.Integer()

/** One type of two names: in a union, the validator would turn 0 into null. */
export const MomentOrNull = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

/** `lastModifyTime` as it was read; the change is refused when the record was changed since. */
export const ReadAt = Type.Optional(MomentOrNull)
