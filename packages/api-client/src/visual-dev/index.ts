import { visualDevEndpoints } from './visual-dev.generated.ts'

/** Every list; single models have their own tag, so that a deleted one is not asked for again. */
const LISTS = { type: 'VisualModel', id: 'LIST' } as const
const modelOf = (id: string) => ({ type: 'VisualModel', id }) as const

/** A refused write changed nothing: what is on the screen stays. */
const changed = (_result: unknown, error: unknown, { id }: { id: string }) => (error ? [] : [LISTS, modelOf(id)])
const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Models: designs of forms and lists, and the tables behind them. */
export const visualDevApi = visualDevEndpoints.enhanceEndpoints({
  addTagTypes: ['VisualModel'],
  endpoints: {
    listVisualModels: { providesTags: [LISTS] },
    listVisualModelOptions: { providesTags: [LISTS] },
    getVisualModel: { providesTags: (_result, _error, { id }) => [modelOf(id)] },
    listVisualModelFields: { providesTags: (_result, _error, { id }) => [modelOf(id)] },
    listVisualModelRevisions: { providesTags: (_result, _error, { id }) => [modelOf(id)] },
    compareVisualModel: { providesTags: (_result, _error, { id }) => [modelOf(id)] },
    listVisualModelUses: { providesTags: [LISTS] },
    listReleaseParents: { providesTags: [LISTS] },
    listModelTemplates: { providesTags: [LISTS] },
    listModelTables: { providesTags: [LISTS] },
    listModelTableFields: { providesTags: [LISTS] },
    createVisualModel: { invalidatesTags: added },
    updateVisualModel: { invalidatesTags: changed },
    restoreVisualModel: { invalidatesTags: changed },
    toggleVisualModel: { invalidatesTags: changed },
    releaseVisualModel: { invalidatesTags: changed },
    withdrawVisualModel: { invalidatesTags: changed },
    copyVisualModel: { invalidatesTags: added },
    deleteVisualModel: { invalidatesTags: added },
    importVisualModel: { invalidatesTags: added },
  },
})

export const {
  useListVisualModelsQuery,
  useListVisualModelOptionsQuery,
  useGetVisualModelQuery,
  useLazyGetVisualModelQuery,
  useListVisualModelFieldsQuery,
  useListVisualModelRevisionsQuery,
  useCompareVisualModelQuery,
  useListVisualModelUsesQuery,
  useLazyListVisualModelUsesQuery,
  useListReleaseParentsQuery,
  useListModelTemplatesQuery,
  useListDataSourcesQuery,
  useListModelTablesQuery,
  useListModelTableFieldsQuery,
  useCreateVisualModelMutation,
  useUpdateVisualModelMutation,
  usePlanVisualModelMutation,
  useRestoreVisualModelMutation,
  useToggleVisualModelMutation,
  useReleaseVisualModelMutation,
  useWithdrawVisualModelMutation,
  useCopyVisualModelMutation,
  useDeleteVisualModelMutation,
  useExportVisualModelMutation,
  useImportVisualModelMutation,
} = visualDevApi
export type {
  FormDataField,
  MigrationStep,
  ModelDifference,
  ModelRevision,
  ModelTable,
  ModelTableField,
  ModelUse,
  ReleaseBody,
  VisualModel,
  VisualModelBody,
  VisualModelNode,
  VisualModelRow,
} from './visual-dev.generated.ts'
