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
    previewModelAs: build.mutation<PreviewModelAsApiResponse, PreviewModelAsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Actions/PreviewAs`,
        method: 'POST',
        body: queryArg.modelFaceBody,
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
    listModelHolders: build.query<ListModelHoldersApiResponse, ListModelHoldersApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Holders` }),
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
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId: string
}
export type ListModelTableFieldsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelTableField[]
}
export type ListModelTableFieldsApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type?: number | undefined
  /** Id of the database; `0` is the database of the system */
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
export type ListVisualModelsApiArg = {
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
  /** Id or code of the category */
  category?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: number | undefined
}
export type CreateVisualModelApiResponse = /** status 200 Done */ CreatedModel
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
  /** Type, as a number or name, of the object of the operation */
  type?: number | undefined
}
export type ListModelTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelTemplate[]
}
export type ListModelTemplatesApiArg = void
export type GetVisualModelApiResponse = /** status 200 Done */ VisualModel
export type GetVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateVisualModelApiResponse = /** status 200 Done */ null
export type UpdateVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  visualModelBody: VisualModelBody
}
export type DeleteVisualModelApiResponse = /** status 200 Done */ null
export type DeleteVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyVisualModelApiResponse = /** status 200 Done */ null
export type CopyVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type PlanVisualModelApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MigrationStep[]
}
export type PlanVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  visualModelBody: VisualModelBody
}
export type PreviewModelAsApiResponse = /** status 200 Done */ PageFace
export type PreviewModelAsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  modelFaceBody: ModelFaceBody
}
export type ReleaseVisualModelApiResponse = /** status 200 Done */ null
export type ReleaseVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  releaseBody: ReleaseBody
}
export type RestoreVisualModelApiResponse = /** status 200 Done */ null
export type RestoreVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  restoreModelBody: RestoreModelBody
}
export type ToggleVisualModelApiResponse = /** status 200 Done */ null
export type ToggleVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type WithdrawVisualModelApiResponse = /** status 200 Done */ null
export type WithdrawVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListVisualModelFieldsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FormDataField[]
}
export type ListVisualModelFieldsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListModelHoldersApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelHolder[]
}
export type ListModelHoldersApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListVisualModelRevisionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelRevision[]
}
export type ListVisualModelRevisionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CompareVisualModelApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelDifference[]
}
export type CompareVisualModelApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ListVisualModelUsesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModelUse[]
}
export type ListVisualModelUsesApiArg = {
  /** Id of the record, assigned by the server */
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
  /** Id of the record, assigned by the server */
  id: string
}
export type ModelTable = {
  /** Name of the table */
  table: string
  /** Name of the table */
  tableName: string
  /** Number of rows of the table */
  sum: number
  /** Remarks */
  description: string
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
export type ModelTableField = {
  /** Name of the field */
  field: string
  /** Comment or name of the field */
  fieldName: string
  /** Type of the value */
  dataType: string
  /** Length of the column */
  dataLength: string
  /** 1 if the column is the primary key */
  primaryKey: number
  /** 1 if the column is nullable */
  allowNull: number
  /** Default value of the column */
  defaults: string
}
export type DataSourceNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Child records */
  children: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Type of the database */
    dbType: string
  }[]
}
export type VisualModelRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** 1 enabled or released, 0 not */
  state: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** JSON */
  tables: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: number
  /** Creator, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** User of the last change, as name/account */
  lastModifyUser: string
  /** Time of the last change in epoch milliseconds; null if never changed */
  lastModifyTime: null | number
  /** Number of entries in the menu of the browser */
  pcIsRelease: number
  /** Number of entries in the menu of the app */
  appIsRelease: number
  /** Whether the model has a design that can be released */
  hasForm: boolean
}
export type CreatedModel = {
  /** Id of the record, assigned by the server */
  id: string
}
export type VisualModelBody = {
  /** Display name */
  fullName: string
  /** Of a new model: omitted or empty, it is derived from the name */
  enCode?: string | undefined
  /** Of a new model: omitted or empty, the one that most models have */
  category?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: number | undefined
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType?: number | undefined
  /** 1 enabled or released, 0 not */
  state?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: (null | string) | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: (null | string) | undefined
  /** Tables of the model, JSON */
  tables?: (null | string) | undefined
  /** Form definition, JSON */
  formData?: (null | string) | undefined
  /** List definition, JSON */
  columnData?: (null | string) | undefined
  /** List definition for phones, JSON */
  appColumnData?: (null | string) | undefined
  /** Flow definition, JSON */
  flowTemplateJson?: (null | string) | undefined
  /** For a new model without documents: code of its template */
  template?: (null | string) | undefined
  /** Version that the caller read. Refused if the model changed since */
  lastModifyTime?: (null | number) | undefined
}
export type VisualModelNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children?: VisualModelNode[] | undefined
}
export type ModelTemplate = {
  /** Code, unique within its type */
  enCode: string
  /** Display name */
  fullName: string
  /** Remarks */
  description: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: number
}
export type VisualModel = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** 1 enabled or released, 0 not */
  state: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** JSON */
  tables: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: string
  /** Id of the database; `0` is the database of the system */
  dbLinkId: string
  /** Form definition, JSON */
  formData: null | string
  /** List definition, JSON */
  columnData: null | string
  /** List definition for phones, JSON */
  appColumnData: null | string
  /** Flow definition, JSON */
  flowTemplateJson: null | string
  /** Id of the flow; not used */
  flowId: string
  /** Time of the last change in epoch milliseconds; null if never changed */
  lastModifyTime: null | number
}
export type MigrationStep = {
  /** Action */
  action: 'createTable' | 'addColumn' | 'widenColumn' | 'keepColumn' | 'addIndex' | 'addUnique' | 'dropUnique'
  /** Name of the table */
  table: string
  /** Columns */
  column: string
  /** Displayed heading */
  label: string
  /** Value before the change */
  from: string
  /** Value after the change */
  to: string
  /** What users may notice */
  risk: 'none' | 'hidden' | 'lock'
}
export type PageFace = {
  person: string
  page: string
  /** Whether the page is in the menu of the user */
  mayOpen: boolean
  buttons: string[]
  /** Columns, in order */
  columns: string[]
  /** The page shows every column of its list */
  allColumns: boolean
  /** Rights to form fields, where these are granted one by one */
  fields: {
    /** Display name */
    fullName: string
    /** Right side of a comparison */
    right: 'hidden' | 'read' | 'edit' | 'required'
  }[]
  rows: {
    /** Right side of a comparison */
    right: 'read' | 'edit' | 'remove'
    /** Type, by name */
    kind: 'all' | 'some' | 'none'
    /** For some rows: the data schemes in words */
    names: string[]
    /** Number of items */
    count: null | number
  }[]
}
export type ModelFaceBody = {
  /** Id of the user */
  userId: string
  /** Who may use the page. Objects that are not named keep their grants */
  access?:
    | {
        /** Type of the holder of permissions */
        objectType: 'Role' | 'Organize' | 'User' | 'Position' | 'Group'
        /** Id of the role, position, user or group */
        objectId: string
        level: 'own' | 'view' | 'edit' | 'none'
      }[]
    | undefined
  /** An unsaved form; default: the stored one */
  formData?: string | undefined
  /** An unsaved list; default: the stored one */
  columnData?: string | undefined
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
  /** Who may use the page. Objects that are not named keep their grants */
  access?:
    | {
        /** Type of the holder of permissions */
        objectType: 'Role' | 'Organize' | 'User' | 'Position' | 'Group'
        /** Id of the role, position, user or group */
        objectId: string
        level: 'own' | 'view' | 'edit' | 'none'
      }[]
    | undefined
}
export type RestoreModelBody = {
  /** Id of the earlier version */
  revisionId: string
}
export type FormDataField = {
  /** Name of the field in a record */
  vmodel: string
  /** Displayed heading */
  label: string
}
export type ModelHolder = {
  /** Type of the holder of permissions */
  objectType: 'Role' | 'Organize' | 'User' | 'Position' | 'Group'
  /** Id of the role, position, user or group */
  objectId: string
  /** Display name */
  fullName: string
  level: 'own' | 'view' | 'edit' | 'custom'
}
export type ModelRevision = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  createdAt: number
  /** User who saved the version, as name/account */
  user: string
  /** Names of the changed parts */
  summary: string[]
}
export type ModelDifference = {
  /** Path of the property, for example formData.fields[comInputField101].label */
  path: string
  /** Value before the change */
  before: string
  /** Value after the change */
  after: string
}
export type ModelUse = {
  /** Type, by name */
  kind: 'menu' | 'relation' | 'interface' | 'records'
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Label of the relation field, code of the data interface, or name of the table */
  field: string
  /** For records: their number */
  num: number
}
export type FileTicket = {
  /** Display name */
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
  usePreviewModelAsMutation,
  useReleaseVisualModelMutation,
  useRestoreVisualModelMutation,
  useToggleVisualModelMutation,
  useWithdrawVisualModelMutation,
  useListVisualModelFieldsQuery,
  useLazyListVisualModelFieldsQuery,
  useListModelHoldersQuery,
  useLazyListModelHoldersQuery,
  useListVisualModelRevisionsQuery,
  useLazyListVisualModelRevisionsQuery,
  useCompareVisualModelQuery,
  useLazyCompareVisualModelQuery,
  useListVisualModelUsesQuery,
  useLazyListVisualModelUsesQuery,
  useImportVisualModelMutation,
  useExportVisualModelMutation,
} = injectedRtkApi
