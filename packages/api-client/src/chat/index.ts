import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { chatEndpoints } from './chat.generated.ts'

const { list, lists } = cacheOf('Conversation')
const group = cacheOf('ChatGroup')
const audit = cacheOf('ChatAudit')

const groupChanged = {
  invalidatesTags: unlessRefused(({ id }: { id: string }) => [lists, { type: 'ChatGroup', id } as const]),
}

/** Conversations, groups and audits of the chat; messages travel through the socket. */
export const chatApi = chatEndpoints.enhanceEndpoints({
  addTagTypes: ['Conversation', 'ChatGroup', 'ChatAudit'],
  endpoints: {
    listConversations: list,
    getChatGroup: group.record,
    createChatGroup: { invalidatesTags: unlessRefused(() => [lists]) },
    renameChatGroup: groupChanged,
    muteChatGroup: groupChanged,
    inviteToChatGroup: groupChanged,
    setChatGroupAdmin: groupChanged,
    listChatAudits: audit.list,
    startChatAudit: { invalidatesTags: unlessRefused(() => [audit.lists]) },
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
  useListChatAuditsQuery,
  useStartChatAuditMutation,
  useListAuditedConversationsQuery,
  useListAuditedMessagesQuery,
} = chatApi
export type { AuditedConversation, AuditedMessage, ChatAudit, ChatConversation, ChatGroup } from './chat.generated.ts'
