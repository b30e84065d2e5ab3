import { logEndpoints } from './log.generated.ts'

const LISTS = { type: 'Log', id: 'LIST' } as const

const removed = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** The log of everybody. */
export const logApi = logEndpoints.enhanceEndpoints({
  addTagTypes: ['Log'],
  endpoints: {
    listLogs: { providesTags: [LISTS] },
    deleteLogs: { invalidatesTags: removed },
    clearLogs: { invalidatesTags: removed },
  },
})

export const { useListLogsQuery, useGetLogQuery, useExportLogsMutation, useDeleteLogsMutation, useClearLogsMutation } =
  logApi
export type { FileTicket, LogDetail, LogEntry } from './log.generated.ts'
