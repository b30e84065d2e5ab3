import { cacheOf } from '../cache-tags.ts'
import { mailEndpoints } from './mail.generated.ts'

const { list, removed } = cacheOf('MailDelivery')

/** Mails of the system. */
export const mailApi = mailEndpoints.enhanceEndpoints({
  addTagTypes: ['MailDelivery'],
  endpoints: {
    listMailDeliveries: list,
    retryMailDeliveries: removed,
  },
})

export const { useListMailDeliveriesQuery, useRetryMailDeliveriesMutation, useSendTestMailMutation } = mailApi
export type { MailDelivery, TestMailBody } from './mail.generated.ts'
