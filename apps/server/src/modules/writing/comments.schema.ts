import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })

const WritingComment = Type.Object({
  id: Type.String(),
  author: Type.String({ description: 'Name of the author' }),
  body: Type.String({ description: 'Text of the comment' }),
  createdAt: Milliseconds,
  mayDelete: Type.Boolean({ description: 'Whether the caller may delete it' }),
})

/** A comment with its answers. */
export const WritingThread = component(
  'WritingThread',
  Type.Object({
    id: Type.String({ description: 'Of the first comment; the mark `comment` in the document has it' }),
    quote: Type.String({ description: 'The text that was commented on; empty for the whole article' }),
    isResolved: Type.Boolean({ description: 'Whether an editor marked it as done' }),
    comments: Type.Array(WritingComment, { description: 'The comment and its answers, oldest first' }),
  }),
)

export const WritingCommentBody = component(
  'WritingCommentBody',
  Type.Object({
    body: Type.String({ description: 'Text of the comment', minLength: 1, maxLength: 2000, pattern: String.raw`\S` }),
    quote: Type.Optional(Type.String({ maxLength: 2000, description: 'The text that is commented on' })),
    threadId: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: 50,
        description: 'The comment that is answered',
      }),
    ),
  }),
)
export type WritingCommentBody = Static<typeof WritingCommentBody>

export const WritingCommentAdded = component('WritingCommentAdded', Type.Object({ id: Type.String() }))
export const WritingResolvedBody = component(
  'WritingResolvedBody',
  Type.Object({ isResolved: Type.Boolean({ description: 'False opens it again' }) }),
)
export const CommentParams = Type.Object({ id, commentId: id })
