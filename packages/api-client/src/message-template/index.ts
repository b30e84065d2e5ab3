import { cacheOf } from '../cache-tags.ts'
import { messageTemplateEndpoints } from './message-template.generated.ts'

const { list, record, added, changed, removed } = cacheOf('MessageTemplate')

/** Texts and channels of the messages that the system sends. */
export const messageTemplateApi = messageTemplateEndpoints.enhanceEndpoints({
  addTagTypes: ['MessageTemplate'],
  endpoints: {
    listMessageTemplates: list,
    getMessageTemplate: record,
    createMessageTemplate: added,
    updateMessageTemplate: changed,
    toggleMessageTemplate: changed,
    deleteMessageTemplate: removed,
  },
})

export const {
  useListMessageTemplatesQuery,
  useListMessageEventsQuery,
  useCreateMessageTemplateMutation,
  useUpdateMessageTemplateMutation,
  useToggleMessageTemplateMutation,
  useDeleteMessageTemplateMutation,
} = messageTemplateApi
export type { MessageEvents, MessageTemplate, MessageTemplateRow } from './message-template.generated.ts'
