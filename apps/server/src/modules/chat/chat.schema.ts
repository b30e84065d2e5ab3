import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

/** A conversation of the caller. */
export const ChatConversation = component(
  'ChatConversation',
  Type.Object({
    id: Type.String({ description: 'The other person' }),
    account: Type.String(),
    realName: Type.String(),
    headIcon: Type.String(),
    latestMessage: Type.String({ description: 'Text; a JSON string with `path` for pictures, voice and files' }),
    latestDate: Milliseconds,
    messageType: Type.String({ description: 'Type of the latest message; `recalled` when its sender took it back' }),
    unreadMessage: Type.Integer({ description: 'Messages of the other person that the caller has not read' }),
  }),
)
export type ChatConversation = Static<typeof ChatConversation>
