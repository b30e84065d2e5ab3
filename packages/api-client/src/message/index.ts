import { unlessRefused } from '../cache-tags.ts'
import { messageEndpoints } from './message.generated.ts'

const changed = unlessRefused(() => ['Message'] as const)

/** Messages that the caller received. A message can announce a change of the lists of approval tasks: `FlowTaskList`. */
export const messageApi = messageEndpoints.enhanceEndpoints({
  addTagTypes: ['Message', 'MessageSetting', 'FlowTaskList'],
  endpoints: {
    listMessages: { providesTags: ['Message'] },
    getUnreadMessages: { providesTags: ['Message'] },
    confirmMessage: { invalidatesTags: changed },
    readAllMessages: { invalidatesTags: changed },
    deleteMessages: { invalidatesTags: changed },
    getMessageSetting: { providesTags: ['MessageSetting'] },
    saveMessageSetting: { invalidatesTags: unlessRefused(() => ['MessageSetting'] as const) },
  },
})

export const {
  useListMessagesQuery,
  useGetUnreadMessagesQuery,
  useReadMessageQuery,
  useConfirmMessageMutation,
  useReadAllMessagesMutation,
  useDeleteMessagesMutation,
  useGetMessageSettingQuery,
  useSaveMessageSettingMutation,
} = messageApi
export type { MessageInfo, MessageRow, MessageSetting, UnreadMessages } from './message.generated.ts'
