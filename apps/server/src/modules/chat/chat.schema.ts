import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds } from '../../platform/schema.ts'

const Id = Type.String({ minLength: 1, maxLength: 64 })
const People = Type.Array(Id, { minItems: 1, maxItems: 200, description: 'Users' })
const GroupName = Type.String({ maxLength: 50 })

export const ConversationQuery = Type.Object({
  groups: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1: with groups' })),
})

export const GroupParams = Type.Object({ id: Id })
export const GroupMemberParams = Type.Object({ id: Id, userId: Id })

/** What a group is to the caller, in the list of conversations. */
const ConversationGroup = Type.Object({
  members: Type.Integer({ description: 'Number of members' }),
  isMember: Type.Boolean({ description: 'False for a group that the caller left or was removed from' }),
  isMuted: Type.Boolean(),
  mentions: Type.Integer({
    description: 'Unread messages that mention the caller; of a group that is not silenced, also those to everybody',
  }),
  senderId: Type.String({ description: 'Sender of the latest message' }),
  senderName: Type.String(),
})

/** A conversation of the caller. */
export const ChatConversation = component(
  'ChatConversation',
  Type.Object({
    id: Type.String({ description: 'The other person, or the group' }),
    account: Type.String({ description: 'Empty for a group' }),
    realName: Type.String(),
    headIcon: Type.String(),
    latestMessage: Type.String({
      description:
        'Text; a JSON string with `path` for pictures, voice and files, with `recordId` for records, with `event` for notices of a group',
    }),
    latestDate: Milliseconds,
    messageType: Type.String({ description: 'Type of the latest message; `recalled` when its sender took it back' }),
    unreadMessage: Type.Integer({ description: 'Messages of others that the caller has not read' }),
    group: Type.Optional(ConversationGroup),
  }),
)
export type ChatConversation = Static<typeof ChatConversation>

export const ChatGroupBody = component(
  'ChatGroupBody',
  Type.Object({ name: Type.Optional(GroupName), userIds: People }),
)
export type ChatGroupBody = Static<typeof ChatGroupBody>

export const ChatGroupName = component('ChatGroupName', Type.Object({ name: GroupName }))

export const ChatInvitation = component('ChatInvitation', Type.Object({ userIds: People }))

export const ChatMuting = component('ChatMuting', Type.Object({ isMuted: Flag }))

export const ChatAdminRight = component('ChatAdminRight', Type.Object({ isAdmin: Flag }))

/** A group as its members see it. */
export const ChatGroup = component(
  'ChatGroup',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    isAdmin: Type.Boolean({ description: 'Whether the caller may rename the group and remove members' }),
    isMuted: Type.Boolean({ description: 'Whether the caller silenced the group' }),
    members: Type.Array(
      Type.Object({
        id: Type.String(),
        account: Type.String(),
        realName: Type.String(),
        headIcon: Type.String(),
        isAdmin: Type.Boolean(),
        isEnabled: Type.Boolean({ description: 'False when the account is disabled' }),
      }),
      { description: 'In the order in which they joined' },
    ),
  }),
)
export type ChatGroup = Static<typeof ChatGroup>
