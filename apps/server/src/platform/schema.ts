import { Type, type Static, type TSchema } from 'typebox'
import type { FastifyInstance } from 'fastify'

/** A schema with a name: one component in the API description, one type in the client. */
export type Component<Schema extends TSchema> = Schema & { $id: string }

/** Names a schema. Give the constant and its type the same name as the component. */
export function component<Schema extends TSchema>(name: string, schema: Schema): Component<Schema> {
  return Object.assign(schema, { $id: name })
}

/** References a named schema and keeps its type, which `Type.Ref` would lose. */
export function ref<Schema extends TSchema>(schema: Component<Schema>) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id}#` })
}

/** Registers the named schemas among a module's exports. */
export function addComponents(app: FastifyInstance, exports: Record<string, unknown>) {
  for (const schema of Object.values(exports)) {
    if (typeof schema === 'object' && schema !== null && '$id' in schema) app.addSchema(schema)
  }
}

/** `{ list: [...] }`, the shape of every list and tree. */
export const listOf = <Schema extends TSchema>(row: Schema) => Type.Object({ list: Type.Array(row) })

/** `{ list, pagination }`, the shape of a paged list. @public Modules of `pnpm new` start with it. */
export const pageOf = <Schema extends TSchema>(row: Schema) =>
  Type.Object({
    list: Type.Array(row),
    pagination: Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() }),
  })

/** Number of a page. More rows than this times a page's size cannot be skipped. @public Modules of `pnpm new` use it. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1 })

/** Query of every paged list. @public Modules of `pnpm new` start with it. */
export const PageQuery = Type.Object({
  currentPage: Type.Optional(PageNumber),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 20 })),
  sort: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  sidx: Type.Optional(Type.String({ maxLength: 50 })),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
})

/** Path parameter of one record. */
export const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 50 }) })

/** 0 or 1, as this API family writes booleans. */
export const Flag = Type.Integer({ minimum: 0, maximum: 1 })

/** A moment in epoch milliseconds. */
export const Milliseconds = Type.Integer({ description: 'Epoch milliseconds' })

/** A moment in epoch milliseconds, or null. One type of two names: in a union, the validator would turn 0 into null. */
export const MomentOrNull = Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'Epoch milliseconds' })

/** `lastModifyTime` in the body of a change: see `demandUnchanged`. */
export const ReadAt = Type.Optional(
  Type.Unsafe<number | null>({
    ...MomentOrNull,
    description: 'As it was read; the change is refused when the record was changed since',
  }),
)
