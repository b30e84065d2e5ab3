import { cacheOf } from '../cache-tags.ts'
import { chatEndpoints } from './chat.generated.ts'

const { list } = cacheOf('Conversation')

/** Conversations between two people; messages travel through the socket. */
export const chatApi = chatEndpoints.enhanceEndpoints({
  addTagTypes: ['Conversation'],
  endpoints: { listConversations: list },
})

export const { useListConversationsQuery } = chatApi
export type { ChatConversation } from './chat.generated.ts'
