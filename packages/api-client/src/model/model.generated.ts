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
export type ListModelTablesApiResponse = /** status 200 Default Response */ {
  list: ModelTable[]
}
export type ListModelTablesApiArg = {
  keyword?: string | undefined
  dbLinkId: string
}
export type ListModelTableFieldsApiResponse = /** status 200 Default Response */ {
  list: ModelTableField[]
}
export type ListModelTableFieldsApiArg = {
  type?: number | undefined
  dbLinkId: string
  table: string
}
export type ListDataSourcesApiResponse = /** status 200 Default Response */ {
  list: DataSourceNode[]
}
export type ListDataSourcesApiArg = void
export type ListVisualModelsApiResponse = /** status 200 Default Response */ {
  list: VisualModelRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListVisualModelsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  category?: string | undefined
  type?: number | undefined
}
export type CreateVisualModelApiResponse = /** status 200 Default Response */ null
export type CreateVisualModelApiArg = {
  visualModelBody: VisualModelBody
}
export type ListReleaseParentsApiResponse = /** status 200 Default Response */ {
  list: VisualModelNode[]
}
export type ListReleaseParentsApiArg = {
  category?: 'Web' | 'App' | undefined
}
export type ListVisualModelOptionsApiResponse = /** status 200 Default Response */ {
  list: VisualModelNode[]
}
export type ListVisualModelOptionsApiArg = {
  type?: number | undefined
}
export type ListModelTemplatesApiResponse = /** status 200 Default Response */ {
  list: ModelTemplate[]
}
export type ListModelTemplatesApiArg = void
export type GetVisualModelApiResponse = /** status 200 Default Response */ VisualModel
export type GetVisualModelApiArg = {
  id: string
}
export type UpdateVisualModelApiResponse = /** status 200 Default Response */ null
export type UpdateVisualModelApiArg = {
  id: string
  visualModelBody: VisualModelBody
}
export type DeleteVisualModelApiResponse = /** status 200 Default Response */ null
export type DeleteVisualModelApiArg = {
  id: string
}
export type CopyVisualModelApiResponse = /** status 200 Default Response */ null
export type CopyVisualModelApiArg = {
  id: string
}
export type PlanVisualModelApiResponse = /** status 200 Default Response */ {
  list: MigrationStep[]
}
export type PlanVisualModelApiArg = {
  id: string
  visualModelBody: VisualModelBody
}
export type ReleaseVisualModelApiResponse = /** status 200 Default Response */ null
export type ReleaseVisualModelApiArg = {
  id: string
  releaseBody: ReleaseBody
}
export type RestoreVisualModelApiResponse = /** status 200 Default Response */ null
export type RestoreVisualModelApiArg = {
  id: string
  restoreModelBody: RestoreModelBody
}
export type ToggleVisualModelApiResponse = /** status 200 Default Response */ null
export type ToggleVisualModelApiArg = {
  id: string
}
export type WithdrawVisualModelApiResponse = /** status 200 Default Response */ null
export type WithdrawVisualModelApiArg = {
  id: string
}
export type ListVisualModelFieldsApiResponse = /** status 200 Default Response */ {
  list: FormDataField[]
}
export type ListVisualModelFieldsApiArg = {
  id: string
}
export type ListVisualModelRevisionsApiResponse = /** status 200 Default Response */ {
  list: ModelRevision[]
}
export type ListVisualModelRevisionsApiArg = {
  id: string
}
export type CompareVisualModelApiResponse = /** status 200 Default Response */ {
  list: ModelDifference[]
}
export type CompareVisualModelApiArg = {
  id: string
  revisionId: string
}
export type ListVisualModelUsesApiResponse = /** status 200 Default Response */ {
  list: ModelUse[]
}
export type ListVisualModelUsesApiArg = {
  id: string
}
export type ImportVisualModelApiResponse = /** status 200 Default Response */ null
export type ImportVisualModelApiArg = {
  body: {
    file: Blob
  }
}
export type ExportVisualModelApiResponse = /** status 200 Default Response */ FileTicket
export type ExportVisualModelApiArg = {
  id: string
}
export type ModelTable = {
  table: string
  tableName: string
  sum: number
  description: string
}
export type ModelTableField = {
  field: string
  fieldName: string
  dataType: string
  dataLength: string
  primaryKey: number
  allowNull: number
  defaults: string
}
export type DataSourceNode = {
  id: string
  fullName: string
  children: {
    id: string
    fullName: string
    dbType: string
  }[]
}
export type VisualModelRow = {
  id: string
  fullName: string
  enCode: string
  category: string
  type: number
  state: number
  sortCode: number
  description: string
  /** JSON */
  tables: string
  webType: number
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  lastModifyUser: string
  lastModifyTime: null | number
  /** Number of its entries in the menu of the browser */
  pcIsRelease: number
  /** Number of its entries in the menu of the app */
  appIsRelease: number
  /** Whether there is a design that can be released */
  hasForm: boolean
}
export type VisualModelBody = {
  fullName: string
  enCode: string
  category: string
  type?: number | undefined
  webType?: number | undefined
  state?: number | undefined
  sortCode?: number | undefined
  description?: (null | string) | undefined
  dbLinkId?: (null | string) | undefined
  tables?: (null | string) | undefined
  formData?: (null | string) | undefined
  columnData?: (null | string) | undefined
  appColumnData?: (null | string) | undefined
  flowTemplateJson?: (null | string) | undefined
  /** Of a new model without documents: code of the template it starts from */
  template?: (null | string) | undefined
  /** As it was read: refused when somebody changed the model since */
  lastModifyTime?: (null | number) | undefined
}
export type VisualModelNode = {
  id: string
  parentId: string
  fullName: string
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: VisualModelNode[] | undefined
}
export type ModelTemplate = {
  enCode: string
  fullName: string
  description: string
  webType: number
}
export type VisualModel = {
  id: string
  fullName: string
  enCode: string
  category: string
  type: number
  state: number
  sortCode: number
  description: string
  /** JSON */
  tables: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: string
  dbLinkId: string
  formData: null | string
  columnData: null | string
  appColumnData: null | string
  flowTemplateJson: null | string
  flowId: string
  lastModifyTime: null | number
}
export type MigrationStep = {
  action: 'createTable' | 'addColumn' | 'widenColumn' | 'keepColumn' | 'addIndex' | 'addUnique' | 'dropUnique'
  table: string
  column: string
  label: string
  from: string
  to: string
}
export type ReleaseBody = {
  pc?: number | undefined
  app?: number | undefined
  pcModuleParentId?: (null | string) | undefined
  appModuleParentId?: (null | string) | undefined
}
export type RestoreModelBody = {
  revisionId: string
}
export type FormDataField = {
  vmodel: string
  label: string
}
export type ModelRevision = {
  id: string
  /** Epoch milliseconds */
  createdAt: number
  user: string
  /** Names of what the write changed */
  summary: string[]
}
export type ModelDifference = {
  /** Such as formData.fields[comInputField101].label */
  path: string
  before: string
  after: string
}
export type ModelUse = {
  kind: 'menu' | 'relation' | 'interface' | 'records'
  id: string
  fullName: string
  /** Label of the relation field, code of the data interface, or name of the table */
  field: string
  /** Of records: how many */
  num: number
}
export type FileTicket = {
  name: string
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
