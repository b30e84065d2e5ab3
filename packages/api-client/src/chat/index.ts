import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { chatEndpoints } from './chat.generated.ts'

const { list, lists } = cacheOf('Conversation')
const group = cacheOf('ChatGroup')

const groupChanged = {
  invalidatesTags: unlessRefused(({ id }: { id: string }) => [lists, { type: 'ChatGroup', id } as const]),
}

/** Conversations and groups of the chat; messages travel through the socket. */
export const chatApi = chatEndpoints.enhanceEndpoints({
  addTagTypes: ['Conversation', 'ChatGroup'],
  endpoints: {
    listConversations: list,
    getChatGroup: group.record,
    createChatGroup: { invalidatesTags: unlessRefused(() => [lists]) },
    renameChatGroup: groupChanged,
    muteChatGroup: groupChanged,
    inviteToChatGroup: groupChanged,
    setChatGroupAdmin: groupChanged,
    removeFromChatGroup: { invalidatesTags: unlessRefused(() => [lists]) },
  },
})

export const {
  useListConversationsQuery,
  useGetChatGroupQuery,
  useCreateChatGroupMutation,
  useRenameChatGroupMutation,
  useMuteChatGroupMutation,
  useInviteToChatGroupMutation,
  useSetChatGroupAdminMutation,
  useRemoveFromChatGroupMutation,
} = chatApi
export type { ChatConversation, ChatGroup } from './chat.generated.ts'
