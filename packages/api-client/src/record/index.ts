import { unlessRefused } from '../cache-tags.ts'
import { recordEndpoints } from './record.generated.ts'

/** The records of one model: a write to one of them may change every list of it. */
const recordsOf = (modelId: string) => ({ type: 'Records', id: modelId }) as const

const changed = unlessRefused(({ modelId }: { modelId: string }) => [recordsOf(modelId)])

const importsOf = (modelId: string) => ({ type: 'RecordImports', id: modelId }) as const

const importChanged = unlessRefused(({ modelId }: { modelId: string }) => [importsOf(modelId)])

/** Records of models and their imports. */
export const recordApi = recordEndpoints.enhanceEndpoints({
  addTagTypes: ['RecordImports', 'Records', 'VisualModel'],
  endpoints: {
    getModelConfig: { providesTags: (_result, _error, { modelId }) => [{ type: 'VisualModel', id: modelId }] },
    listRecords: { providesTags: (_result, _error, { modelId }) => [recordsOf(modelId)] },
    // An open form keeps its data; it fetches again each time it opens.
    getRecord: { keepUnusedDataFor: 0 },
    getShownRecord: { providesTags: (_result, _error, { modelId }) => [recordsOf(modelId)] },
    listRecordHistory: { providesTags: (_result, _error, { modelId }) => [recordsOf(modelId)] },
    listRelatedRecords: { providesTags: (_result, _error, { id }) => [recordsOf(id)] },
    createRecord: { invalidatesTags: changed },
    updateRecord: { invalidatesTags: changed },
    deleteRecord: { invalidatesTags: changed },
    deleteRecords: { invalidatesTags: changed },
    listRecordImports: { providesTags: (_result, _error, { modelId }) => [importsOf(modelId)] },
    getRecordImport: { providesTags: (_result, _error, { modelId }) => [importsOf(modelId)] },
    startRecordImport: { invalidatesTags: importChanged },
    cancelRecordImport: { invalidatesTags: importChanged },
    undoRecordImport: { invalidatesTags: importChanged },
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
  useListRecordHistoryQuery,
  useLazyGetShownRecordQuery,
  useListRelatedRecordsQuery,
  useLazyListRelatedRecordsQuery,
  useCreateRecordMutation,
  useUpdateRecordMutation,
  useDeleteRecordMutation,
  useDeleteRecordsMutation,
  useExportRecordsMutation,
  useListRecordImportsQuery,
  useGetRecordImportQuery,
  useCreateRecordImportMutation,
  useStageRecordImportRowsMutation,
  useStartRecordImportMutation,
  useCancelRecordImportMutation,
  useUndoRecordImportMutation,
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
  RecordImportRowsLeft,
  RecordImportState,
  RecordApproval,
  RecordBody,
  RecordChange,
  RecordData,
  RecordListBody,
  RecordPage,
} from './record.generated.ts'

export type { FileTicket, GetModelConfigApiArg } from './record.generated.ts'
