// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDatasets: build.query<ListDatasetsApiResponse, ListDatasetsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          kind: queryArg.kind,
        },
      }),
    }),
    createDataset: build.mutation<CreateDatasetApiResponse, CreateDatasetApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Dataset`, method: 'POST', body: queryArg.datasetBody }),
    }),
    listPreviewedRows: build.query<ListPreviewedRowsApiResponse, ListPreviewedRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/Actions/Preview`,
        method: 'POST',
        body: queryArg.datasetPreviewBody,
      }),
    }),
    listDatasetModels: build.query<ListDatasetModelsApiResponse, ListDatasetModelsApiArg>({
      query: () => ({ url: `/api/visualdev/Dataset/Models` }),
    }),
    getDatasetModel: build.query<GetDatasetModelApiResponse, GetDatasetModelApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Dataset/Models/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getDataset: build.query<GetDatasetApiResponse, GetDatasetApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateDataset: build.mutation<UpdateDatasetApiResponse, UpdateDatasetApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.datasetBody,
      }),
    }),
    deleteDataset: build.mutation<DeleteDatasetApiResponse, DeleteDatasetApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listDatasetRows: build.query<ListDatasetRowsApiResponse, ListDatasetRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}/Actions/Evaluate`,
        method: 'POST',
        body: queryArg.datasetEvaluateBody,
      }),
    }),
    getDatasetExtracts: build.query<GetDatasetExtractsApiResponse, GetDatasetExtractsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}/Actions/Extract`,
      }),
    }),
    refreshDatasetExtracts: build.mutation<RefreshDatasetExtractsApiResponse, RefreshDatasetExtractsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}/Actions/RefreshExtract`,
        method: 'PUT',
      }),
    }),
    toggleDataset: build.mutation<ToggleDatasetApiResponse, ToggleDatasetApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listDatasetUses: build.query<ListDatasetUsesApiResponse, ListDatasetUsesApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Dataset/${encodeURIComponent(String(queryArg.id))}/Actions/Uses` }),
    }),
    listRecordFigures: build.query<ListRecordFiguresApiResponse, ListRecordFiguresApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Actions/Figures`,
        method: 'POST',
        body: queryArg.recordFiguresBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as datasetEndpoints }
export type ListDatasetsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DatasetRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListDatasetsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Type, by name */
  kind?: 'model' | 'interface' | 'sql' | undefined
}
export type CreateDatasetApiResponse = /** status 200 Done */ null
export type CreateDatasetApiArg = {
  datasetBody: DatasetBody
}
export type ListPreviewedRowsApiResponse = /** status 200 Done */ DatasetResult
export type ListPreviewedRowsApiArg = {
  datasetPreviewBody: DatasetPreviewBody
}
export type ListDatasetModelsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DatasetModelOption[]
}
export type ListDatasetModelsApiArg = void
export type GetDatasetModelApiResponse = /** status 200 Done */ DatasetModel
export type GetDatasetModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetDatasetApiResponse = /** status 200 Done */ Dataset
export type GetDatasetApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateDatasetApiResponse = /** status 200 Done */ null
export type UpdateDatasetApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  datasetBody: DatasetBody
}
export type DeleteDatasetApiResponse = /** status 200 Done */ null
export type DeleteDatasetApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListDatasetRowsApiResponse = /** status 200 Done */ DatasetResult
export type ListDatasetRowsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  datasetEvaluateBody: DatasetEvaluateBody
}
export type GetDatasetExtractsApiResponse = /** status 200 Done */ DatasetExtracts
export type GetDatasetExtractsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RefreshDatasetExtractsApiResponse = /** status 200 Done */ null
export type RefreshDatasetExtractsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleDatasetApiResponse = /** status 200 Done */ null
export type ToggleDatasetApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListDatasetUsesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DatasetUse[]
}
export type ListDatasetUsesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListRecordFiguresApiResponse = /** status 200 Done */ DatasetResult
export type ListRecordFiguresApiArg = {
  /** Id of the model */
  modelId: string
  recordFiguresBody: RecordFiguresBody
}
export type DatasetRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type, by name */
  kind: 'model' | 'interface' | 'sql'
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** none: rows are read when they are needed; waiting: a run is ordered, or the first is not made yet; failed: the last run */
  extract: 'none' | 'waiting' | 'running' | 'made' | 'failed'
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type DatasetFilter = {
  /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
  field: string
  /** How values are compared or counted */
  test: 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'empty' | 'filled' | 'period'
  /** As the field holds it (milliseconds for moments, a list for `in`); for `period` a name such as thisMonth. `@user`, `@organize`, `@department` and `@position` are ids of the caller, filled in by the server */
  value?: unknown | undefined
}
export type DatasetDefinition = {
  /** Type, by name */
  kind: 'model' | 'interface' | 'sql'
  /** Id of the model */
  modelId?: (string | null) | undefined
  /** Fields */
  fields?: string[] | undefined
  filters?: DatasetFilter[] | undefined
  groupBy?:
    | {
        /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
        field: string
        /** Calendar period of a date */
        bucket?: ('day' | 'week' | 'month' | 'quarter' | 'year') | undefined
        /** Key of the column in the answer */
        as?: string | undefined
        /** Displayed title */
        title?: string | undefined
      }[]
    | undefined
  /** What is counted */
  measures?:
    | {
        /** `count` without a field counts records; `ratio` divides two measures of this list and is null where the divisor is 0 */
        test: 'count' | 'countDistinct' | 'sum' | 'avg' | 'min' | 'max' | 'ratio'
        /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
        field?: string | undefined
        /** Key of the measure that is divided */
        numerator?: string | undefined
        /** Key of the measure that divides */
        denominator?: string | undefined
        /** Key of the column in the answer */
        as: string
        /** Displayed title */
        title?: string | undefined
        unit?: string | undefined
      }[]
    | undefined
  /** Id of the data interface */
  interfaceId?: (string | null) | undefined
  statement?: (string | null) | undefined
  parameters?:
    | {
        /** Display name */
        name: string
        value?: (string | null) | undefined
      }[]
    | undefined
  /** Titles of columns of `interface` and `sql`; without it their names */
  columns?:
    | {
        key: string
        /** Displayed title */
        title?: string | undefined
        unit?: string | undefined
      }[]
    | undefined
  /** Sort direction: `asc` or `desc` */
  sort?:
    | {
        by: string
        /** Order of the rows */
        direction?: ('asc' | 'desc') | undefined
      }[]
    | undefined
  /** Rows of the answer; 1,000 without it */
  limit?: number | undefined
}
export type DatasetRecurrence = {
  frequency: 'hourly' | 'daily' | 'weekly' | 'monthly'
  /** Minutes after midnight by the clock of the company; hourly: the minute of each hour */
  minute: number
  /** Weekly: 1 is Monday */
  weekday?: number | undefined
  /** Monthly: a month without this day has its last one */
  monthDay?: number | undefined
}
export type DatasetBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  definition: DatasetDefinition
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remarks */
  description?: (string | null) | undefined
  /** When extracts are made again; null: the rows are read when they are needed */
  extract?: (DatasetRecurrence | null) | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
  /** Type, by name */
  kind?: string | undefined
}
export type DatasetResult = {
  /** Columns, in order */
  columns: {
    key: string
    /** Displayed title */
    title: string
    /** Moments are milliseconds; dates of a bucket are texts such as 2026-11 */
    type: 'text' | 'number' | 'moment'
    unit?: string | undefined
    /** The column of `rows` with the text of an id: of a person, a choice, a related record */
    textKey?: string | undefined
    /** The field of the model that a filter names */
    field?: string | undefined
    /** Calendar period of a date */
    bucket?: string | undefined
  }[]
  rows: {
    [key: string]: unknown
  }[]
  /** Rows without the limit; when `truncated`, at least as many */
  total: number
  /** There are more rows than the limit */
  truncated: boolean
  /** The same version means the same rows */
  version: string
  /** Epoch milliseconds */
  madeTime: number
  /** Milliseconds: the moment of the extract that the rows are of */
  extractTime?: number | undefined
  /** The extract could not be made again the last time */
  isExtractOld?: boolean | undefined
}
export type DatasetPreviewBody = {
  definition: DatasetDefinition
}
export type DatasetModelOption = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
}
export type DatasetModel = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Fields */
  fields: {
    /** Name of the field */
    field: string
    /** Displayed heading */
    label: string
    /** Kind of the component of the form */
    kind: string
    /** Type, as a number or name, of the object of the operation */
    type: 'text' | 'number' | 'moment'
    /** Model of a relation, whose fields follow a dot; otherwise empty */
    relatedModelId: string
  }[]
}
export type Dataset = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type, by name */
  kind: 'model' | 'interface' | 'sql'
  definition: DatasetDefinition
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  extract: DatasetRecurrence | null
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type DatasetEvaluateBody = {
  filters?: DatasetFilter[] | undefined
}
export type DatasetExtracts = {
  /** Epoch milliseconds */
  nextTime: number
  /** Epoch milliseconds */
  startedTime: number | null
  /** Epoch milliseconds */
  finishedTime: number | null
  /** Why the last run failed, or empty */
  problem: string
  /** Rows or nodes */
  list: {
    /** Id of the record, assigned by the server */
    id: string
    /** The last who asked; the question is read again with their rights */
    userName: string
    /** Epoch milliseconds */
    askedTime: number
    /** Epoch milliseconds */
    madeTime: number | null
    rowCount: number
    /** Why it could not be made again, or empty */
    problem: string
  }[]
}
export type DatasetUse = {
  /** Type, by name */
  kind: 'portal' | 'report'
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
}
export type RecordFiguresBody = {
  /** Id of the menu */
  menuId?: (null | string) | undefined
  /** Further conditions, such as those of a chart: all of them have to hold */
  filters?:
    | (
        | {
            /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
            field: string
            /** How values are compared or counted */
            test: 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'empty' | 'filled' | 'period'
            /** As the field holds it (milliseconds for moments, a list for `in`); for `period` a name such as thisMonth. `@user`, `@organize`, `@department` and `@position` are ids of the caller, filled in by the server */
            value?: unknown | undefined
          }[]
        | null
      )
    | undefined
  /** Filter as field name → required value, JSON */
  queryJson?: (null | string) | undefined
  groupBy?:
    | {
        /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
        field: string
        /** Calendar period of a date */
        bucket?: ('day' | 'week' | 'month' | 'quarter' | 'year') | undefined
        /** Key of the column in the answer */
        as?: string | undefined
        /** Displayed title */
        title?: string | undefined
      }[]
    | undefined
  /** What is counted */
  measures: {
    /** `count` without a field counts records; `ratio` divides two measures of this list and is null where the divisor is 0 */
    test: 'count' | 'countDistinct' | 'sum' | 'avg' | 'min' | 'max' | 'ratio'
    /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
    field?: string | undefined
    /** Key of the measure that is divided */
    numerator?: string | undefined
    /** Key of the measure that divides */
    denominator?: string | undefined
    /** Key of the column in the answer */
    as: string
    /** Displayed title */
    title?: string | undefined
    unit?: string | undefined
  }[]
  /** Sort direction: `asc` or `desc` */
  sort?:
    | {
        by: string
        /** Order of the rows */
        direction?: ('asc' | 'desc') | undefined
      }[]
    | undefined
  /** Groups of the answer; 500 without it */
  limit?: number | undefined
}
export const {
  useListDatasetsQuery,
  useLazyListDatasetsQuery,
  useCreateDatasetMutation,
  useListPreviewedRowsQuery,
  useLazyListPreviewedRowsQuery,
  useListDatasetModelsQuery,
  useLazyListDatasetModelsQuery,
  useGetDatasetModelQuery,
  useLazyGetDatasetModelQuery,
  useGetDatasetQuery,
  useLazyGetDatasetQuery,
  useUpdateDatasetMutation,
  useDeleteDatasetMutation,
  useListDatasetRowsQuery,
  useLazyListDatasetRowsQuery,
  useGetDatasetExtractsQuery,
  useLazyGetDatasetExtractsQuery,
  useRefreshDatasetExtractsMutation,
  useToggleDatasetMutation,
  useListDatasetUsesQuery,
  useLazyListDatasetUsesQuery,
  useListRecordFiguresQuery,
  useLazyListRecordFiguresQuery,
} = injectedRtkApi
