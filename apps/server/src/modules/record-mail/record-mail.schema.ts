import { Type, type Static } from 'typebox'
import { component } from '../../platform/schema.ts'
import { PrintPdfBody } from '../print/index.ts'

/** Records to be sent as PDF. */
export const RecordMailBody = component(
  'RecordMailBody',
  Type.Object({
    ...PrintPdfBody.properties,
    userIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 100 })),
    addresses: Type.Optional(Type.String({ maxLength: 20_000, description: 'Addresses, separated by commas' })),
    subject: Type.String({ maxLength: 200 }),
    text: Type.Optional(Type.String({ maxLength: 5000, description: 'Plain text' })),
    from: Type.Optional(
      Type.Unsafe<'system' | 'own'>({
        type: 'string',
        enum: ['system', 'own'],
        description: 'Mail of the system (default), whose answers the caller receives, or the own mailbox',
      }),
    ),
  }),
)
export type RecordMailBody = Static<typeof RecordMailBody>

const status = Type.Unsafe<'running' | 'done' | 'failed'>({ type: 'string', enum: ['running', 'done', 'failed'] })

/** How far the sending of records is. */
export const RecordMailState = component(
  'RecordMailState',
  Type.Object({
    id: Type.String(),
    status,
    done: Type.Integer({ description: 'Records that are in the PDF' }),
    total: Type.Integer(),
    message: Type.String({
      description: 'What was sent, or why nothing was, in the language of the caller; empty while it runs',
    }),
  }),
)
export type RecordMailState = Static<typeof RecordMailState>
