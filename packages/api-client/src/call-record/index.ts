import { cacheOf } from '../cache-tags.ts'
import { callRecordEndpoints } from './call-record.generated.ts'

const { list, record, added, changed } = cacheOf('CallRecord')

/** Calls of seats: reports of the own ones, and the list. */
export const callRecordApi = callRecordEndpoints.enhanceEndpoints({
  addTagTypes: ['CallRecord'],
  endpoints: {
    listCallRecords: list,
    getCallRecord: record,
    setCallNotes: changed,
    reportCall: added,
  },
})

export const { useListCallRecordsQuery, useExportCallRecordsMutation, useGetCallRecordQuery, useSetCallNotesMutation } =
  callRecordApi
export type { CallRecordRow, CallReport } from './call-record.generated.ts'
