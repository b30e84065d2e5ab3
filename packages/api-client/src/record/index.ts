import { unlessRefused } from '../cache-tags.ts'
import { recordEndpoints } from './record.generated.ts'

/** The records of one model: a write to one of them may change every list of it. */
const recordsOf = (modelId: string) => ({ type: 'Records', id: modelId }) as const

const changed = unlessRefused(({ modelId }: { modelId: string }) => [recordsOf(modelId)])

/** Records of models: whatever was designed and released. */
export const recordApi = recordEndpoints.enhanceEndpoints({
  addTagTypes: ['Records', 'VisualModel'],
  endpoints: {
    getModelConfig: { providesTags: (_result, _error, { modelId }) => [{ type: 'VisualModel', id: modelId }] },
    listRecords: { providesTags: (_result, _error, { modelId }) => [recordsOf(modelId)] },
    // An open form keeps its data; it fetches again each time it opens.
    getRecord: { keepUnusedDataFor: 0 },
    getShownRecord: { providesTags: (_result, _error, { modelId }) => [recordsOf(modelId)] },
    listRelatedRecords: { providesTags: (_result, _error, { id }) => [recordsOf(id)] },
    createRecord: { invalidatesTags: changed },
    updateRecord: { invalidatesTags: changed },
    deleteRecord: { invalidatesTags: changed },
    deleteRecords: { invalidatesTags: changed },
    importRecords: {
      invalidatesTags: (result, error, { modelId, recordImportBody }) =>
        error || result?.snum === 0 || recordImportBody.dryRun === 1 ? [] : [recordsOf(modelId)],
    },
  },
})

export const {
  useGetModelConfigQuery,
  useListRecordsQuery,
  useLazyListRecordsQuery,
  useGetRecordQuery,
  useLazyGetRecordQuery,
  useGetShownRecordQuery,
  useLazyGetShownRecordQuery,
  useListRelatedRecordsQuery,
  useLazyListRelatedRecordsQuery,
  useCreateRecordMutation,
  useUpdateRecordMutation,
  useDeleteRecordMutation,
  useDeleteRecordsMutation,
  useExportRecordsMutation,
  useLazyGetImportTemplateQuery,
  useUploadRecordsMutation,
  useLazyPreviewRecordsQuery,
  useImportRecordsMutation,
  useExportImportExceptionsMutation,
} = recordApi
export type {
  ModelConfig,
  RecordImportPreview,
  RecordImportResult,
  RecordBody,
  RecordData,
  RecordListBody,
  RecordPage,
} from './record.generated.ts'

export type { FileTicket, GetModelConfigApiArg } from './record.generated.ts'
