import { cacheOf } from '../cache-tags.ts'
import { logEndpoints } from './log.generated.ts'

const { list, removed } = cacheOf('Log')

/** The log of all users. */
export const logApi = logEndpoints.enhanceEndpoints({
  addTagTypes: ['Log'],
  endpoints: {
    listLogs: list,
    deleteLogs: removed,
    clearLogs: removed,
  },
})

export const { useListLogsQuery, useGetLogQuery, useExportLogsMutation, useDeleteLogsMutation, useClearLogsMutation } =
  logApi
export type { FileTicket, LogDetail, LogEntry } from './log.generated.ts'
