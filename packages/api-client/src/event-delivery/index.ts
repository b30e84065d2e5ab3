import { cacheOf } from '../cache-tags.ts'
import { eventDeliveryEndpoints } from './event-delivery.generated.ts'

const { list, removed } = cacheOf('FailedTask')

/** Deliveries of events and system jobs that failed. */
export const eventDeliveryApi = eventDeliveryEndpoints.enhanceEndpoints({
  addTagTypes: ['FailedTask'],
  endpoints: {
    listFailedTasks: list,
    retryFailedTasks: removed,
    discardFailedTasks: removed,
  },
})

export const { useListFailedTasksQuery, useRetryFailedTasksMutation, useDiscardFailedTasksMutation } = eventDeliveryApi
export type { FailedTask } from './event-delivery.generated.ts'
