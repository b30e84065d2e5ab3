import { unlessRefused } from '../cache-tags.ts'
import { downloadRecordEndpoints } from './download-record.generated.ts'

const changed = unlessRefused(() => ['DownloadRecord'] as const)

/** The caller's exports and imports. */
export const downloadRecordApi = downloadRecordEndpoints.enhanceEndpoints({
  addTagTypes: ['DownloadRecord'],
  endpoints: {
    listDownloadRecords: { providesTags: ['DownloadRecord'] },
    cancelDownloadRecord: { invalidatesTags: changed },
    retryDownloadRecord: { invalidatesTags: changed },
    deleteDownloadRecord: { invalidatesTags: changed },
  },
})

export const {
  useListDownloadRecordsQuery,
  useCancelDownloadRecordMutation,
  useRetryDownloadRecordMutation,
  useDeleteDownloadRecordMutation,
} = downloadRecordApi
export type { DownloadRecord } from './download-record.generated.ts'
