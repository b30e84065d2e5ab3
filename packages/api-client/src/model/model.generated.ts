// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModelTables: build.query<ListModelTablesApiResponse, ListModelTablesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataModel/${encodeURIComponent(String(queryArg.dbLinkId))}/Tables`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    listModelTableFields: build.query<ListModelTableFieldsApiResponse, ListModelTableFieldsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/DataModel/${encodeURIComponent(String(queryArg.dbLinkId))}/Tables/${encodeURIComponent(String(queryArg.table))}/Fields`,
        params: {
          type: queryArg['type'],
        },
      }),
    }),
    listDataSources: build.query<ListDataSourcesApiResponse, ListDataSourcesApiArg>({
      query: () => ({ url: `/api/system/DataSource/Selector` }),
    }),
    listVisualModels: build.query<ListVisualModelsApiResponse, ListVisualModelsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          category: queryArg.category,
          type: queryArg['type'],
        },
      }),
    }),
    createVisualModel: build.mutation<CreateVisualModelApiResponse, CreateVisualModelApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Base`, method: 'POST', body: queryArg.visualModelBody }),
    }),
    listReleaseParents: build.query<ListReleaseParentsApiResponse, ListReleaseParentsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/MenuParents`,
        params: {
          category: queryArg.category,
        },
      }),
    }),
    listVisualModelOptions: build.query<ListVisualModelOptionsApiResponse, ListVisualModelOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/Selector`,
        params: {
          type: queryArg['type'],
        },
      }),
    }),
    listModelTemplates: build.query<ListModelTemplatesApiResponse, ListModelTemplatesApiArg>({
      query: () => ({ url: `/api/visualdev/Base/Templates` }),
    }),
    getVisualModel: build.query<GetVisualModelApiResponse, GetVisualModelApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateVisualModel: build.mutation<UpdateVisualModelApiResponse, UpdateVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.visualModelBody,
      }),
    }),
    deleteVisualModel: build.mutation<DeleteVisualModelApiResponse, DeleteVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    copyVisualModel: build.mutation<CopyVisualModelApiResponse, CopyVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    planVisualModel: build.mutation<PlanVisualModelApiResponse, PlanVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/MigrationPlan`,
        method: 'POST',
        body: queryArg.visualModelBody,
      }),
    }),
    releaseVisualModel: build.mutation<ReleaseVisualModelApiResponse, ReleaseVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/Release`,
        method: 'POST',
        body: queryArg.releaseBody,
      }),
    }),
    restoreVisualModel: build.mutation<RestoreVisualModelApiResponse, RestoreVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/Restore`,
        method: 'POST',
        body: queryArg.restoreModelBody,
      }),
    }),
    toggleVisualModel: build.mutation<ToggleVisualModelApiResponse, ToggleVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    withdrawVisualModel: build.mutation<WithdrawVisualModelApiResponse, WithdrawVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/Withdraw`,
        method: 'POST',
      }),
    }),
    listVisualModelFields: build.query<ListVisualModelFieldsApiResponse, ListVisualModelFieldsApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/FormDataFields` }),
    }),
    listVisualModelRevisions: build.query<ListVisualModelRevisionsApiResponse, ListVisualModelRevisionsApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Revisions` }),
    }),
    compareVisualModel: build.query<CompareVisualModelApiResponse, CompareVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Revisions/${encodeURIComponent(String(queryArg.revisionId))}/Compare`,
      }),
    }),
    listVisualModelUses: build.query<ListVisualModelUsesApiResponse, ListVisualModelUsesApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Uses` }),
    }),
    importVisualModel: build.mutation<ImportVisualModelApiResponse, ImportVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/Model/Actions/ImportData`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    exportVisualModel: build.mutation<ExportVisualModelApiResponse, ExportVisualModelApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.id))}/Actions/ExportData`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as modelEndpoints }
export type ListModelTablesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelTable[]
}
export type ListModelTablesApiArg = {
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Id of the database; `0` is the own one */
  dbLinkId: string
}
export type ListModelTableFieldsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelTableField[]
}
export type ListModelTableFieldsApiArg = {
  /** Kind, by number or name; the summary of the call says of what */
  type?: number | undefined
  /** Id of the database; `0` is the own one */
  dbLinkId: string
  /** Name of the table */
  table: string
}
export type ListDataSourcesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DataSourceNode[]
}
export type ListDataSourcesApiArg = void
export type ListVisualModelsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: VisualModelRow[]
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListVisualModelsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Id or code of the category */
  category?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: number | undefined
}
export type CreateVisualModelApiResponse = /** status 200 Done */ null
export type CreateVisualModelApiArg = {
  visualModelBody: VisualModelBody
}
export type ListReleaseParentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: VisualModelNode[]
}
export type ListReleaseParentsApiArg = {
  /** Id or code of the category */
  category?: 'Web' | 'App' | undefined
}
export type ListVisualModelOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: VisualModelNode[]
}
export type ListVisualModelOptionsApiArg = {
  /** Kind, by number or name; the summary of the call says of what */
  type?: number | undefined
}
export type ListModelTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelTemplate[]
}
export type ListModelTemplatesApiArg = void
export type GetVisualModelApiResponse = /** status 200 Done */ VisualModel
export type GetVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UpdateVisualModelApiResponse = /** status 200 Done */ null
export type UpdateVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
  visualModelBody: VisualModelBody
}
export type DeleteVisualModelApiResponse = /** status 200 Done */ null
export type DeleteVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type CopyVisualModelApiResponse = /** status 200 Done */ null
export type CopyVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type PlanVisualModelApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MigrationStep[]
}
export type PlanVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
  visualModelBody: VisualModelBody
}
export type ReleaseVisualModelApiResponse = /** status 200 Done */ null
export type ReleaseVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
  releaseBody: ReleaseBody
}
export type RestoreVisualModelApiResponse = /** status 200 Done */ null
export type RestoreVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
  restoreModelBody: RestoreModelBody
}
export type ToggleVisualModelApiResponse = /** status 200 Done */ null
export type ToggleVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type WithdrawVisualModelApiResponse = /** status 200 Done */ null
export type WithdrawVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ListVisualModelFieldsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FormDataField[]
}
export type ListVisualModelFieldsApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ListVisualModelRevisionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelRevision[]
}
export type ListVisualModelRevisionsApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type CompareVisualModelApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelDifference[]
}
export type CompareVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ListVisualModelUsesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelUse[]
}
export type ListVisualModelUsesApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ImportVisualModelApiResponse = /** status 200 Done */ null
export type ImportVisualModelApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ExportVisualModelApiResponse = /** status 200 Done */ FileTicket
export type ExportVisualModelApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ModelTable = {
  /** Name of the table */
  table: string
  /** Name of the table */
  tableName: string
  /** How many rows the table has */
  sum: number
  /** Remark of the keepers */
  description: string
}
export type Refusal = {
  /** 400 refused, 401 fields are invalid, 403 no permission, 404 no such record, 409 changed by somebody else, 429 too many tries, 500 failure of the server, 600 session expired, 601 signed in elsewhere, 602 token not valid */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** The fields at fault; null where no field is */
  data: null | {
    /** Name of the field → what is wrong with it */
    fields: {
      [key: string]: string
    }
  }
  /** Names the call in the log */
  traceId?: string | undefined
}
export type ModelTableField = {
  /** Name of the field */
  field: string
  /** Remark or name of the field */
  fieldName: string
  /** Type of the value */
  dataType: string
  /** Length of the column */
  dataLength: string
  /** 1 for the key of the table */
  primaryKey: number
  /** 1 when the column may be empty */
  allowNull: number
  /** Default of the column */
  defaults: string
}
export type DataSourceNode = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Records below this one */
  children: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
    /** Kind of the database */
    dbType: string
  }[]
}
export type VisualModelRow = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id or code of the category */
  category: string
  /** Kind, by number or name; the summary of the call says of what */
  type: number
  /** 1 enabled or released, 0 not */
  state: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Remark of the keepers */
  description: string
  /** JSON */
  tables: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: number
  /** Who created it, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Who changed it last, as name/account */
  lastModifyUser: string
  /** When it was changed last, in epoch milliseconds; null for never */
  lastModifyTime: null | number
  /** Number of its entries in the menu of the browser */
  pcIsRelease: number
  /** Number of its entries in the menu of the app */
  appIsRelease: number
  /** Whether there is a design that can be released */
  hasForm: boolean
}
export type VisualModelBody = {
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id or code of the category */
  category: string
  /** Kind, by number or name; the summary of the call says of what */
  type?: number | undefined
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType?: number | undefined
  /** 1 enabled or released, 0 not */
  state?: number | undefined
  /** Place among its neighbours; smaller comes first */
  sortCode?: number | undefined
  /** Remark of the keepers */
  description?: (null | string) | undefined
  /** Id of the database; `0` is the own one */
  dbLinkId?: (null | string) | undefined
  /** Tables that the model writes to, JSON */
  tables?: (null | string) | undefined
  /** Document of the form, JSON */
  formData?: (null | string) | undefined
  /** Document of the list, JSON */
  columnData?: (null | string) | undefined
  /** Document of the list on phones, JSON */
  appColumnData?: (null | string) | undefined
  /** Document of the flow, JSON */
  flowTemplateJson?: (null | string) | undefined
  /** Of a new model without documents: code of the template it starts from */
  template?: (null | string) | undefined
  /** As it was read: refused when somebody changed the model since */
  lastModifyTime?: (null | number) | undefined
}
export type VisualModelNode = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Whether there are records below this one */
  hasChildren: boolean
  /** Whether there is nothing below this record */
  isLeaf: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children?: VisualModelNode[] | undefined
}
export type ModelTemplate = {
  /** Code, unique among its kind */
  enCode: string
  /** Name that people read */
  fullName: string
  /** Remark of the keepers */
  description: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: number
}
export type VisualModel = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id or code of the category */
  category: string
  /** Kind, by number or name; the summary of the call says of what */
  type: number
  /** 1 enabled or released, 0 not */
  state: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Remark of the keepers */
  description: string
  /** JSON */
  tables: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: string
  /** Id of the database; `0` is the own one */
  dbLinkId: string
  /** Document of the form, JSON */
  formData: null | string
  /** Document of the list, JSON */
  columnData: null | string
  /** Document of the list on phones, JSON */
  appColumnData: null | string
  /** Document of the flow, JSON */
  flowTemplateJson: null | string
  /** Id of the flow; flows are not run here */
  flowId: string
  /** When it was changed last, in epoch milliseconds; null for never */
  lastModifyTime: null | number
}
export type MigrationStep = {
  /** What is done or was done */
  action: 'createTable' | 'addColumn' | 'widenColumn' | 'keepColumn' | 'addIndex' | 'addUnique' | 'dropUnique'
  /** Name of the table */
  table: string
  /** Columns */
  column: string
  /** Heading that people read */
  label: string
  /** Before */
  from: string
  /** After */
  to: string
}
export type ReleaseBody = {
  /** 1 to release for the browser */
  pc?: number | undefined
  /** 1 to release for phones */
  app?: number | undefined
  /** Id of the menu below which the page is released for the browser */
  pcModuleParentId?: (null | string) | undefined
  /** Id of the menu below which the page is released for phones */
  appModuleParentId?: (null | string) | undefined
}
export type RestoreModelBody = {
  /** Id of the earlier version */
  revisionId: string
}
export type FormDataField = {
  /** Name of the field in a record */
  vmodel: string
  /** Heading that people read */
  label: string
}
export type ModelRevision = {
  /** Id of the record, given by the server */
  id: string
  /** Epoch milliseconds */
  createdAt: number
  /** Who wrote the version */
  user: string
  /** Names of what the write changed */
  summary: string[]
}
export type ModelDifference = {
  /** Such as formData.fields[comInputField101].label */
  path: string
  /** Value before the change */
  before: string
  /** Value after the change */
  after: string
}
export type ModelUse = {
  /** Kind, by name */
  kind: 'menu' | 'relation' | 'interface' | 'records'
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Label of the relation field, code of the data interface, or name of the table */
  field: string
  /** Of records: how many */
  num: number
}
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export const {
  useListModelTablesQuery,
  useLazyListModelTablesQuery,
  useListModelTableFieldsQuery,
  useLazyListModelTableFieldsQuery,
  useListDataSourcesQuery,
  useLazyListDataSourcesQuery,
  useListVisualModelsQuery,
  useLazyListVisualModelsQuery,
  useCreateVisualModelMutation,
  useListReleaseParentsQuery,
  useLazyListReleaseParentsQuery,
  useListVisualModelOptionsQuery,
  useLazyListVisualModelOptionsQuery,
  useListModelTemplatesQuery,
  useLazyListModelTemplatesQuery,
  useGetVisualModelQuery,
  useLazyGetVisualModelQuery,
  useUpdateVisualModelMutation,
  useDeleteVisualModelMutation,
  useCopyVisualModelMutation,
  usePlanVisualModelMutation,
  useReleaseVisualModelMutation,
  useRestoreVisualModelMutation,
  useToggleVisualModelMutation,
  useWithdrawVisualModelMutation,
  useListVisualModelFieldsQuery,
  useLazyListVisualModelFieldsQuery,
  useListVisualModelRevisionsQuery,
  useLazyListVisualModelRevisionsQuery,
  useCompareVisualModelQuery,
  useLazyCompareVisualModelQuery,
  useListVisualModelUsesQuery,
  useLazyListVisualModelUsesQuery,
  useImportVisualModelMutation,
  useExportVisualModelMutation,
} = injectedRtkApi
