import { chatApi, type ChatConversation } from '@sqos/api-client/chat'

/** The list of conversations that the chat reads: with groups. */
export const CONVERSATIONS = { groups: 1 } as const

/** The cached conversations, which the dock fetches and pushes keep up to date. */
export const useConversations = (): readonly ChatConversation[] | undefined =>
  chatApi.endpoints.listConversations.useQueryState(CONVERSATIONS).data?.list

/** Unread messages that the button and the title announce: of silenced groups only those that mention the user. */
export const alertingUnread = ({ unreadMessage, group }: ChatConversation): number =>
  group?.isMuted ? group.mentions : unreadMessage
