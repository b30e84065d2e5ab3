import { cacheOf } from '../cache-tags.ts'
import { modelEndpoints } from './model.generated.ts'

const { list, record, added, changed, removed } = cacheOf('VisualModel')

/** Models: designs of forms and lists, and the tables behind them. */
export const modelApi = modelEndpoints.enhanceEndpoints({
  addTagTypes: ['VisualModel'],
  endpoints: {
    listVisualModels: list,
    listVisualModelOptions: list,
    getVisualModel: record,
    listVisualModelFields: record,
    listVisualModelRevisions: record,
    compareVisualModel: record,
    listVisualModelUses: list,
    listReleaseParents: list,
    listModelTemplates: list,
    listModelTables: list,
    listModelTableFields: list,
    createVisualModel: added,
    updateVisualModel: changed,
    restoreVisualModel: changed,
    toggleVisualModel: changed,
    releaseVisualModel: changed,
    withdrawVisualModel: changed,
    copyVisualModel: added,
    deleteVisualModel: removed,
    importVisualModel: added,
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
} = modelApi
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
} from './model.generated.ts'
