import { cacheOf } from '../cache-tags.ts'
import { reportEndpoints } from './report.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Report')
const subscriptions = cacheOf('ReportSubscription')

/** Reports: documents, the data of their blocks, and files. */
export const reportApi = reportEndpoints.enhanceEndpoints({
  addTagTypes: ['Report', 'ReportSubscription'],
  endpoints: {
    listReports: list,
    listReportOptions: list,
    getReport: record,
    openReport: record,
    listReportRevisions: record,
    createReport: added,
    copyReport: added,
    importReport: added,
    updateReport: changed,
    toggleReport: changed,
    restoreReportRevision: changed,
    deleteReport: removed,
    listReportSubscriptions: subscriptions.list,
    createReportSubscription: subscriptions.added,
    toggleReportSubscription: subscriptions.changed,
    deleteReportSubscription: subscriptions.removed,
  },
})

export const {
  useListReportsQuery,
  useGetReportQuery,
  useCreateReportMutation,
  useUpdateReportMutation,
  useToggleReportMutation,
  useCopyReportMutation,
  useDeleteReportMutation,
  useExportReportMutation,
  useExportReportFileMutation,
  useImportReportMutation,
  useListReportRevisionsQuery,
  useLazyGetReportRevisionQuery,
  useRestoreReportRevisionMutation,
  useListReportOptionsQuery,
  useOpenReportQuery,
  useListReportSubscriptionsQuery,
  useCreateReportSubscriptionMutation,
  useToggleReportSubscriptionMutation,
  useDeleteReportSubscriptionMutation,
} = reportApi
export type {
  Report,
  ReportAuth,
  ReportBlockData,
  ReportBody,
  ReportChoice,
  ReportOption,
  ReportResult,
  ReportRevision,
  ReportRow,
  ReportSubscription,
  ReportSubscriptionBody,
} from './report.generated.ts'
