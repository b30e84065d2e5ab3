import { cacheOf } from '../cache-tags.ts'
import { callSeatEndpoints } from './call-seat.generated.ts'

const { list, record, added, changed, removed } = cacheOf('CallSeat')

/** Seats of the telephony service, and the caller's own one. */
export const callSeatApi = callSeatEndpoints.enhanceEndpoints({
  addTagTypes: ['CallSeat'],
  endpoints: {
    listCallSeats: list,
    getCallSeat: record,
    createCallSeat: added,
    updateCallSeat: changed,
    deleteCallSeat: removed,
  },
})

export const {
  useListCallSeatsQuery,
  useCreateCallSeatMutation,
  useUpdateCallSeatMutation,
  useDeleteCallSeatMutation,
  useExportCallSeatsMutation,
  useGetOwnCallSeatQuery,
} = callSeatApi
export type { CallSeat, CallSeatBody, OwnCallSeat } from './call-seat.generated.ts'
