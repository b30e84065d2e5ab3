// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPortals: build.query<ListPortalsApiResponse, ListPortalsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          category: queryArg.category,
        },
      }),
    }),
    createPortal: build.mutation<CreatePortalApiResponse, CreatePortalApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Portal`, method: 'POST', body: queryArg.portalBody }),
    }),
    listPreviewedPortalData: build.query<ListPreviewedPortalDataApiResponse, ListPreviewedPortalDataApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/Actions/PreviewData`,
        method: 'POST',
        body: queryArg.portalPreviewBody,
      }),
    }),
    arrangePortal: build.mutation<ArrangePortalApiResponse, ArrangePortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/Custom/Save/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.portalArrangementBody,
      }),
    }),
    importPortal: build.mutation<ImportPortalApiResponse, ImportPortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/Model/Actions/ImportData`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listPortalOptions: build.query<ListPortalOptionsApiResponse, ListPortalOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/Selector`,
        params: {
          type: queryArg['type'],
        },
      }),
    }),
    getPortal: build.query<GetPortalApiResponse, GetPortalApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updatePortal: build.mutation<UpdatePortalApiResponse, UpdatePortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.portalBody,
      }),
    }),
    deletePortal: build.mutation<DeletePortalApiResponse, DeletePortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    copyPortal: build.mutation<CopyPortalApiResponse, CopyPortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    exportPortal: build.mutation<ExportPortalApiResponse, ExportPortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/ExportData`,
        method: 'POST',
      }),
    }),
    restorePortalRevision: build.mutation<RestorePortalRevisionApiResponse, RestorePortalRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/Restore/${encodeURIComponent(String(queryArg.revisionId))}`,
        method: 'POST',
      }),
    }),
    listPortalRevisions: build.query<ListPortalRevisionsApiResponse, ListPortalRevisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions`,
      }),
    }),
    getPortalRevision: build.query<GetPortalRevisionApiResponse, GetPortalRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions/${encodeURIComponent(String(queryArg.revisionId))}`,
      }),
    }),
    setDefaultPortal: build.mutation<SetDefaultPortalApiResponse, SetDefaultPortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/SetDefault`,
        method: 'PUT',
      }),
    }),
    togglePortal: build.mutation<TogglePortalApiResponse, TogglePortalApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listPortalData: build.query<ListPortalDataApiResponse, ListPortalDataApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Data`,
        method: 'POST',
        body: queryArg.portalDataBody,
      }),
    }),
    getPortalGrants: build.query<GetPortalGrantsApiResponse, GetPortalGrantsApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Grants` }),
    }),
    savePortalGrants: build.mutation<SavePortalGrantsApiResponse, SavePortalGrantsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/Grants`,
        method: 'PUT',
        body: queryArg.portalGrantsBody,
      }),
    }),
    openPortal: build.query<OpenPortalApiResponse, OpenPortalApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Portal/${encodeURIComponent(String(queryArg.id))}/auth` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as portalEndpoints }
export type ListPortalsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PortalRow[]
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
export type ListPortalsApiArg = {
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
}
export type CreatePortalApiResponse = /** status 200 Done */ null
export type CreatePortalApiArg = {
  portalBody: PortalBody
}
export type ListPreviewedPortalDataApiResponse = /** status 200 Done */ PortalPartData[]
export type ListPreviewedPortalDataApiArg = {
  portalPreviewBody: PortalPreviewBody
}
export type ArrangePortalApiResponse = /** status 200 Done */ null
export type ArrangePortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  portalArrangementBody: PortalArrangementBody
}
export type ImportPortalApiResponse = /** status 200 Done */ null
export type ImportPortalApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListPortalOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PortalNode[]
}
export type ListPortalOptionsApiArg = {
  /** `1`: portals granted to the caller; without it all enabled ones */
  type?: string | undefined
}
export type GetPortalApiResponse = /** status 200 Done */ Portal
export type GetPortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdatePortalApiResponse = /** status 200 Done */ null
export type UpdatePortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  portalBody: PortalBody
}
export type DeletePortalApiResponse = /** status 200 Done */ null
export type DeletePortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyPortalApiResponse = /** status 200 Done */ null
export type CopyPortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportPortalApiResponse = /** status 200 Done */ FileTicket
export type ExportPortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RestorePortalRevisionApiResponse = /** status 200 Done */ null
export type RestorePortalRevisionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ListPortalRevisionsApiResponse = /** status 200 Done */ PortalRevision[]
export type ListPortalRevisionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetPortalRevisionApiResponse = /** status 200 Done */ PortalRevisionDocument
export type GetPortalRevisionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type SetDefaultPortalApiResponse = /** status 200 Done */ null
export type SetDefaultPortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type TogglePortalApiResponse = /** status 200 Done */ null
export type TogglePortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListPortalDataApiResponse = /** status 200 Done */ PortalPartData[]
export type ListPortalDataApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  portalDataBody: PortalDataBody
}
export type GetPortalGrantsApiResponse = /** status 200 Done */ PortalGrants
export type GetPortalGrantsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SavePortalGrantsApiResponse = /** status 200 Done */ null
export type SavePortalGrantsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  portalGrantsBody: PortalGrantsBody
}
export type OpenPortalApiResponse = /** status 200 Done */ PortalAuth
export type OpenPortalApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type PortalRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Name of the category */
  category: string
  /** 0 designed, 1 address */
  type: number
  /** Number of roles, users … that see it */
  grantCount: number
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
export type PortalBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
  /** 0 designed (default), 1 address */
  type?: number | undefined
  /** Of type 1: 0 page of the application, 1 link */
  linkType?: (number | null) | undefined
  customUrl?: (string | null) | undefined
  /** Remarks */
  description?: (string | null) | undefined
  /** Form definition, JSON */
  formData?: (string | null) | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  enabledLock?: number | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
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
export type PortalPartData = {
  i: string
  /** Place of the dataset in the part: `dataset`, `compare`, `list.0.dataset` … */
  path: string
  result?: DatasetResult | undefined
  /** Reason of the failure */
  error?:
    | {
        /** Result code: 200 success; all other codes are refusals or failures */
        code: number
        /** Message for users, in the language of `Accept-Language` */
        msg: string
      }
    | undefined
}
export type DatasetFilter = {
  /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
  field: string
  /** How values are compared or counted */
  test: 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'empty' | 'filled' | 'period'
  /** As the field holds it (milliseconds for moments, a list for `in`); for `period` a name such as thisMonth. `@user`, `@organize`, `@department` and `@position` are ids of the caller, filled in by the server */
  value?: unknown | undefined
}
export type PortalPreviewBody = {
  /** A document that need not be saved */
  formData: string
  parts: {
    /** `i` of the part in the document, as text */
    i: string
    /** Cross-filter for the datasets of this part */
    filters?: DatasetFilter[] | undefined
  }[]
}
export type PortalArrangementBody = {
  /** The document with new positions; everything else in it is ignored. Empty: back to the design */
  formData: string
}
export type PortalNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Child records */
  children: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Id of the parent; `-1` or `0` at the top level */
    parentId: string
  }[]
}
export type Portal = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of a value of the dictionary portalDesigner */
  category: string
  /** 0 designed, 1 address */
  type: number
  /** Of type 1: 0 page of the application, 1 link */
  linkType: number | null
  customUrl: string
  /** The document of the design as JSON text, kept as it was saved: `{layouyId, layout: [{i, x, y, w, h, sqosKey, …}], refresh?}` of the API family. A part, or an entry of its lists, shows data with `dataset: {datasetId} | DatasetDefinition` and `compare` of the same shape, for example of the period before */
  formData: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** 1: users may rearrange the parts */
  enabledLock: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type PortalRevision = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  /** Display name */
  fullName: string
  isCurrent: boolean
}
export type PortalRevisionDocument = {
  /** The document of the design as JSON text, kept as it was saved: `{layouyId, layout: [{i, x, y, w, h, sqosKey, …}], refresh?}` of the API family. A part, or an entry of its lists, shows data with `dataset: {datasetId} | DatasetDefinition` and `compare` of the same shape, for example of the period before */
  formData: string
}
export type PortalDataBody = {
  parts: {
    /** `i` of the part in the document, as text */
    i: string
    /** Cross-filter for the datasets of this part */
    filters?: DatasetFilter[] | undefined
  }[]
}
export type PortalGrants = {
  /** Rows or nodes */
  list: {
    /** Type of the holder of permissions */
    objectType: 'User' | 'Role' | 'Position' | 'Organize' | 'Group'
    /** Id of the role, position, user or group */
    objectId: string
    /** Display name */
    fullName: string
  }[]
}
export type PortalGrantsBody = {
  /** Rows or nodes */
  list: {
    /** Type of the holder of permissions */
    objectType: 'User' | 'Role' | 'Position' | 'Organize' | 'Group'
    /** Id of the role, position, user or group */
    objectId: string
    /** Display name */
    fullName?: string | undefined
  }[]
}
export type PortalAuth = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** 0 designed, 1 address */
  type: number
  /** Of type 1: 0 page of the application, 1 link */
  linkType: number | null
  customUrl: string
  /** The document of the design as JSON text, kept as it was saved: `{layouyId, layout: [{i, x, y, w, h, sqosKey, …}], refresh?}` of the API family. A part, or an entry of its lists, shows data with `dataset: {datasetId} | DatasetDefinition` and `compare` of the same shape, for example of the period before */
  formData: string
  /** 1: the caller may rearrange the parts */
  enabledLock: number
  /** The positions in `formData` are those of the caller */
  isArranged: boolean
}
export const {
  useListPortalsQuery,
  useLazyListPortalsQuery,
  useCreatePortalMutation,
  useListPreviewedPortalDataQuery,
  useLazyListPreviewedPortalDataQuery,
  useArrangePortalMutation,
  useImportPortalMutation,
  useListPortalOptionsQuery,
  useLazyListPortalOptionsQuery,
  useGetPortalQuery,
  useLazyGetPortalQuery,
  useUpdatePortalMutation,
  useDeletePortalMutation,
  useCopyPortalMutation,
  useExportPortalMutation,
  useRestorePortalRevisionMutation,
  useListPortalRevisionsQuery,
  useLazyListPortalRevisionsQuery,
  useGetPortalRevisionQuery,
  useLazyGetPortalRevisionQuery,
  useSetDefaultPortalMutation,
  useTogglePortalMutation,
  useListPortalDataQuery,
  useLazyListPortalDataQuery,
  useGetPortalGrantsQuery,
  useLazyGetPortalGrantsQuery,
  useSavePortalGrantsMutation,
  useOpenPortalQuery,
  useLazyOpenPortalQuery,
} = injectedRtkApi
