import { cacheOf } from '../cache-tags.ts'
import { datasetEndpoints } from './dataset.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Dataset')

/** Datasets: definitions, and their rows for the caller. */
export const datasetApi = datasetEndpoints.enhanceEndpoints({
  addTagTypes: ['Dataset'],
  endpoints: {
    listDatasets: list,
    getDataset: record,
    listDatasetRows: record,
    createDataset: added,
    updateDataset: changed,
    deleteDataset: removed,
    toggleDataset: changed,
    getDatasetExtracts: record,
    refreshDatasetExtracts: changed,
  },
})

export const {
  useListDatasetsQuery,
  useGetDatasetQuery,
  useCreateDatasetMutation,
  useUpdateDatasetMutation,
  useDeleteDatasetMutation,
  useToggleDatasetMutation,
  useGetDatasetExtractsQuery,
  useRefreshDatasetExtractsMutation,
  useListDatasetUsesQuery,
  useListDatasetModelsQuery,
  useGetDatasetModelQuery,
  useLazyGetDatasetModelQuery,
  useListRecordFiguresQuery,
  useListDatasetRowsQuery,
  useLazyListDatasetRowsQuery,
  useListPreviewedRowsQuery,
  useLazyListPreviewedRowsQuery,
} = datasetApi
export type {
  Dataset,
  DatasetBody,
  DatasetDefinition,
  DatasetExtracts,
  DatasetFilter,
  DatasetModel,
  DatasetModelOption,
  DatasetResult,
  DatasetRow,
} from './dataset.generated.ts'
