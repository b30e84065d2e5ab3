// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChatAudits: build.query<ListChatAuditsApiResponse, ListChatAuditsApiArg>({
      query: (queryArg) => ({
        url: `/api/message/ChatAudit`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    startChatAudit: build.mutation<StartChatAuditApiResponse, StartChatAuditApiArg>({
      query: (queryArg) => ({ url: `/api/message/ChatAudit`, method: 'POST', body: queryArg.chatAuditBody }),
    }),
    listAuditedConversations: build.query<ListAuditedConversationsApiResponse, ListAuditedConversationsApiArg>({
      query: (queryArg) => ({ url: `/api/message/ChatAudit/${encodeURIComponent(String(queryArg.id))}/Conversations` }),
    }),
    listAuditedMessages: build.query<ListAuditedMessagesApiResponse, ListAuditedMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/message/ChatAudit/${encodeURIComponent(String(queryArg.id))}/Messages`,
        params: {
          conversationId: queryArg.conversationId,
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createChatGroup: build.mutation<CreateChatGroupApiResponse, CreateChatGroupApiArg>({
      query: (queryArg) => ({ url: `/api/message/imgroup`, method: 'POST', body: queryArg.chatGroupBody }),
    }),
    getChatGroup: build.query<GetChatGroupApiResponse, GetChatGroupApiArg>({
      query: (queryArg) => ({ url: `/api/message/imgroup/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    renameChatGroup: build.mutation<RenameChatGroupApiResponse, RenameChatGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/message/imgroup/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.chatGroupName,
      }),
    }),
    inviteToChatGroup: build.mutation<InviteToChatGroupApiResponse, InviteToChatGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/message/imgroup/${encodeURIComponent(String(queryArg.id))}/Members`,
        method: 'POST',
        body: queryArg.chatInvitation,
      }),
    }),
    setChatGroupAdmin: build.mutation<SetChatGroupAdminApiResponse, SetChatGroupAdminApiArg>({
      query: (queryArg) => ({
        url: `/api/message/imgroup/${encodeURIComponent(String(queryArg.id))}/Members/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'PUT',
        body: queryArg.chatAdminRight,
      }),
    }),
    removeFromChatGroup: build.mutation<RemoveFromChatGroupApiResponse, RemoveFromChatGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/message/imgroup/${encodeURIComponent(String(queryArg.id))}/Members/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'DELETE',
      }),
    }),
    muteChatGroup: build.mutation<MuteChatGroupApiResponse, MuteChatGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/message/imgroup/${encodeURIComponent(String(queryArg.id))}/Mute`,
        method: 'PUT',
        body: queryArg.chatMuting,
      }),
    }),
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/message/imreply`,
        params: {
          groups: queryArg.groups,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as chatEndpoints }
export type ListChatAuditsApiResponse = /** status 200 Done */ ChatAudits
export type ListChatAuditsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** In the reason, or in the name of the auditor */
  keyword?: string | undefined
}
export type StartChatAuditApiResponse = /** status 200 Done */ StartedChatAudit
export type StartChatAuditApiArg = {
  chatAuditBody: ChatAuditBody
}
export type ListAuditedConversationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: AuditedConversation[]
}
export type ListAuditedConversationsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListAuditedMessagesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: AuditedMessage[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListAuditedMessagesApiArg = {
  conversationId: string
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type CreateChatGroupApiResponse = /** status 200 Done */ ChatGroup
export type CreateChatGroupApiArg = {
  chatGroupBody: ChatGroupBody
}
export type GetChatGroupApiResponse = /** status 200 Done */ ChatGroup
export type GetChatGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RenameChatGroupApiResponse = /** status 200 Done */ null
export type RenameChatGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  chatGroupName: ChatGroupName
}
export type InviteToChatGroupApiResponse = /** status 200 Done */ null
export type InviteToChatGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  chatInvitation: ChatInvitation
}
export type SetChatGroupAdminApiResponse = /** status 200 Done */ null
export type SetChatGroupAdminApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the user */
  userId: string
  chatAdminRight: ChatAdminRight
}
export type RemoveFromChatGroupApiResponse = /** status 200 Done */ null
export type RemoveFromChatGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the user */
  userId: string
}
export type MuteChatGroupApiResponse = /** status 200 Done */ null
export type MuteChatGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  chatMuting: ChatMuting
}
export type ListConversationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ChatConversation[]
}
export type ListConversationsApiArg = {
  /** 1: with groups */
  groups?: number | undefined
}
export type ChatAudit = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  auditor: string
  /** Number of affected users */
  people: string[]
  /** Epoch milliseconds */
  startTime: number
  /** Epoch milliseconds */
  endTime: number
  reason: string
  /** Number of conversations that were read */
  opened: number
  /** Whether the caller is the auditor */
  isOwn: boolean
  /** Whether the auditor may still read */
  isOpen: boolean
}
export type ChatAudits = {
  /** Rows or nodes */
  list: ChatAudit[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
  /** Whether the caller holds the grant to read conversations */
  mayRead: boolean
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type StartedChatAudit = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ChatAuditBody = {
  /** Each of them took part in the conversations */
  userIds: string[]
  /** Epoch milliseconds */
  startTime: number
  /** Epoch milliseconds */
  endTime: number
  reason: string
}
export type AuditedConversation = {
  /** Two people as `one~other`, or a group */
  id: string
  /** Name of the group; empty between two people */
  name: string
  /** The two people; empty for a group */
  people: {
    /** Id of the record, assigned by the server */
    id: string
    /** name/account */
    name: string
  }[]
  /** Number of messages in the time range */
  messages: number
  /** Epoch milliseconds */
  latestTime: number
}
export type AuditedMessage = {
  /** Id of the record, assigned by the server */
  id: string
  sender: {
    /** Id of the record, assigned by the server */
    id: string
    /** name/account */
    name: string
  }
  /** Epoch milliseconds */
  sendTime: number
  /** A text; JSON of other types, as in the conversation */
  content: string
  contentType: string
  isRecalled: boolean
}
export type ChatGroup = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  name: string
  /** Whether the caller may rename the group and remove members */
  isAdmin: boolean
  /** Whether the caller silenced the group */
  isMuted: boolean
  /** In the order in which they joined */
  members: {
    /** Id of the record, assigned by the server */
    id: string
    /** Account name for sign-in */
    account: string
    /** Name of the user */
    realName: string
    /** Address of the picture, relative to the server */
    headIcon: string
    isAdmin: boolean
    /** False when the account is disabled */
    isEnabled: boolean
  }[]
}
export type ChatGroupBody = {
  /** Display name */
  name?: string | undefined
  /** Users */
  userIds: string[]
}
export type ChatGroupName = {
  /** Display name */
  name: string
}
export type ChatInvitation = {
  /** Users */
  userIds: string[]
}
export type ChatAdminRight = {
  isAdmin: number
}
export type ChatMuting = {
  isMuted: number
}
export type ChatConversation = {
  /** The other person, or the group */
  id: string
  /** Empty for a group */
  account: string
  /** Name of the user */
  realName: string
  /** Address of the picture, relative to the server */
  headIcon: string
  /** Text; a JSON string with `path` for pictures, voice and files, with `recordId` for records, with `event` for notices of a group */
  latestMessage: string
  /** Epoch milliseconds */
  latestDate: number
  /** Type of the latest message; `recalled` when its sender took it back */
  messageType: string
  /** Messages of others that the caller has not read */
  unreadMessage: number
  group?:
    | {
        /** Number of members */
        members: number
        /** False for a group that the caller left or was removed from */
        isMember: boolean
        isMuted: boolean
        /** Unread messages that mention the caller; of a group that is not silenced, also those to everybody */
        mentions: number
        /** Sender of the latest message */
        senderId: string
        senderName: string
      }
    | undefined
}
export const {
  useListChatAuditsQuery,
  useLazyListChatAuditsQuery,
  useStartChatAuditMutation,
  useListAuditedConversationsQuery,
  useLazyListAuditedConversationsQuery,
  useListAuditedMessagesQuery,
  useLazyListAuditedMessagesQuery,
  useCreateChatGroupMutation,
  useGetChatGroupQuery,
  useLazyGetChatGroupQuery,
  useRenameChatGroupMutation,
  useInviteToChatGroupMutation,
  useSetChatGroupAdminMutation,
  useRemoveFromChatGroupMutation,
  useMuteChatGroupMutation,
  useListConversationsQuery,
  useLazyListConversationsQuery,
} = injectedRtkApi
