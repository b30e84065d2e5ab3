import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

const Id = Type.String({ minLength: 1, maxLength: 64 })

export const RecordParams = Type.Object({ modelId: Id, id: Id })
export const CommentParams = Type.Object({ modelId: Id, id: Id, commentId: Id })

export const CommentQuery = Type.Object({
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type CommentQuery = Static<typeof CommentQuery>

export const RecordCommentBody = component(
  'RecordCommentBody',
  Type.Object({
    body: Type.String({ minLength: 1, maxLength: 4000, pattern: String.raw`\S`, description: 'Plain text' }),
    mentionedIds: Type.Optional(Type.Array(Id, { maxItems: 50, description: 'Ids of the mentioned users' })),
  }),
)
export type RecordCommentBody = Static<typeof RecordCommentBody>

export const RecordComment = component(
  'RecordComment',
  Type.Object({
    id: Type.String(),
    authorId: Type.String(),
    author: Type.String({ description: 'name/account' }),
    body: Type.String(),
    mentioned: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    createdAt: Milliseconds,
    mayDelete: Type.Boolean(),
  }),
)
export type RecordComment = Static<typeof RecordComment>

export const CommentResult = component(
  'CommentResult',
  Type.Object({
    notReached: Type.Array(Type.String(), {
      description: 'Names of the mentioned who may not open the record and received no message',
    }),
  }),
)

/** A record that was shared into a chat, as the caller may see it. */
export const RecordCard = component(
  'RecordCard',
  Type.Object({
    state: Type.Union([Type.Literal('shown'), Type.Literal('denied'), Type.Literal('deleted')], {
      description: '`denied` when the caller may not open the record. Only `shown` has content',
    }),
    page: Type.String({ description: 'Name of the page' }),
    title: Type.String({ description: 'Text of the first field' }),
    fields: Type.Array(Type.Object({ label: Type.String(), text: Type.String() }), {
      description: 'Up to four further fields',
    }),
    link: Type.Optional(Type.String({ description: 'Address of the record; missing without a page in the menu' })),
  }),
)
export type RecordCard = Static<typeof RecordCard>

export const RecordEditor = component(
  'RecordEditor',
  Type.Object({
    userId: Type.String(),
    name: Type.String({ description: 'name/account' }),
    headIcon: Type.String(),
  }),
)
