import { Type, type Static } from 'typebox'
import { component } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })

export const ObjectParams = Type.Object({ objectId: id })

export const Members = Type.Object({ ids: Type.Array(Type.String()) })

export const MembersBody = component(
  'MembersBody',
  Type.Object({
    objectId: id,
    objectType: Type.Union([Type.Literal('Position'), Type.Literal('Role'), Type.Literal('Group')]),
    userIds: Type.Array(id, { maxItems: 10_000 }),
    /** The members that the caller read; the server refuses with `RESULT.conflict` when they have changed. */
    readIds: Type.Optional(Type.Array(id, { maxItems: 10_000 })),
  }),
)
export type MembersBody = Static<typeof MembersBody>
