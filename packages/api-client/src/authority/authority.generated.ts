// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    compareAuthority: build.query<CompareAuthorityApiResponse, CompareAuthorityApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Compare`,
        params: {
          leftType: queryArg.leftType,
          leftId: queryArg.leftId,
          rightType: queryArg.rightType,
          rightId: queryArg.rightId,
        },
      }),
    }),
    addGrants: build.mutation<AddGrantsApiResponse, AddGrantsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Data/Batch`,
        method: 'POST',
        body: queryArg.grantBatchBody,
      }),
    }),
    previewAddedGrants: build.mutation<PreviewAddedGrantsApiResponse, PreviewAddedGrantsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Data/Batch/Preview`,
        method: 'POST',
        body: queryArg.grantBatchBody,
      }),
    }),
    saveGrants: build.mutation<SaveGrantsApiResponse, SaveGrantsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Data/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.grantsBody,
      }),
    }),
    previewGrants: build.mutation<PreviewGrantsApiResponse, PreviewGrantsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Data/${encodeURIComponent(String(queryArg.id))}/Preview`,
        method: 'POST',
        body: queryArg.grantsBody,
      }),
    }),
    listGrantValues: build.query<ListGrantValuesApiResponse, ListGrantValuesApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Data/${encodeURIComponent(String(queryArg.id))}/Values`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    saveGrantHolders: build.mutation<SaveGrantHoldersApiResponse, SaveGrantHoldersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Model/${encodeURIComponent(String(queryArg.itemId))}`,
        method: 'PUT',
        body: queryArg.grantHoldersBody,
      }),
    }),
    listGrantHolders: build.query<ListGrantHoldersApiResponse, ListGrantHoldersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Model/${encodeURIComponent(String(queryArg.itemId))}/${encodeURIComponent(String(queryArg.objectType))}`,
      }),
    }),
    listAuthoritySubjects: build.query<ListAuthoritySubjectsApiResponse, ListAuthoritySubjectsApiArg>({
      query: () => ({ url: `/api/permission/Authority/Subjects` }),
    }),
    endViewAs: build.mutation<EndViewAsApiResponse, EndViewAsApiArg>({
      query: () => ({ url: `/api/permission/Authority/ViewAs`, method: 'DELETE' }),
    }),
    beginViewAs: build.mutation<BeginViewAsApiResponse, BeginViewAsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/ViewAs/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    explainAuthority: build.query<ExplainAuthorityApiResponse, ExplainAuthorityApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/Why`,
        params: {
          userId: queryArg.userId,
          menuId: queryArg.menuId,
          kind: queryArg.kind,
          itemId: queryArg.itemId,
          recordId: queryArg.recordId,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as authorityEndpoints }
export type CompareAuthorityApiResponse = /** status 200 Default Response */ AuthorityComparison
export type CompareAuthorityApiArg = {
  leftType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  leftId: string
  rightType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  rightId: string
}
export type AddGrantsApiResponse = /** status 200 Default Response */ null
export type AddGrantsApiArg = {
  grantBatchBody: GrantBatchBody
}
export type PreviewAddedGrantsApiResponse = /** status 200 Default Response */ GrantBatchPreview
export type PreviewAddedGrantsApiArg = {
  grantBatchBody: GrantBatchBody
}
export type SaveGrantsApiResponse = /** status 200 Default Response */ null
export type SaveGrantsApiArg = {
  id: string
  grantsBody: GrantsBody
}
export type PreviewGrantsApiResponse = /** status 200 Default Response */ GrantsPreview
export type PreviewGrantsApiArg = {
  id: string
  grantsBody: GrantsBody
}
export type ListGrantValuesApiResponse = /** status 200 Default Response */ GrantValues
export type ListGrantValuesApiArg = {
  id: string
  body: {
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Ids of menu entries, joined by commas; without it, or empty: all */
    moduleIds?: string | undefined
    /** Type of the object; without it the type is found by the id */
    objectType?: ('Role' | 'Position' | 'User' | 'Organize' | 'Group') | undefined
  }
}
export type SaveGrantHoldersApiResponse = /** status 200 Default Response */ null
export type SaveGrantHoldersApiArg = {
  itemId: string
  grantHoldersBody: GrantHoldersBody
}
export type ListGrantHoldersApiResponse = /** status 200 Default Response */ {
  ids: string[]
}
export type ListGrantHoldersApiArg = {
  itemId: string
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
}
export type ListAuthoritySubjectsApiResponse = /** status 200 Default Response */ {
  list: AuthoritySubject[]
}
export type ListAuthoritySubjectsApiArg = void
export type EndViewAsApiResponse = /** status 200 Default Response */ null
export type EndViewAsApiArg = void
export type BeginViewAsApiResponse = /** status 200 Default Response */ null
export type BeginViewAsApiArg = {
  id: string
}
export type ExplainAuthorityApiResponse = /** status 200 Default Response */ Why
export type ExplainAuthorityApiArg = {
  userId: string
  menuId: string
  kind: 'page' | 'button' | 'column' | 'form' | 'rows'
  /** Of a button, column or field */
  itemId?: string | undefined
  /** Of rows: one of them */
  recordId?: string | undefined
}
export type AuthorityComparison = {
  left: {
    fullName: string
    people: number
    count: number
  }
  right: {
    fullName: string
    people: number
    count: number
  }
  list: {
    id: string
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    fullName: string
    enCode: string
    path: string
    left: boolean
    right: boolean
  }[]
}
export type GrantBatchBody = {
  roleIds: string[]
  positionIds: string[]
  userIds: string[]
  groupIds?: string[] | undefined
  module?: string[] | undefined
  button?: string[] | undefined
  column?: string[] | undefined
  form?: string[] | undefined
  resource?: string[] | undefined
}
export type GrantBatchPreview = {
  /** Who hold any of the objects */
  people: number
  gained: {
    id: string
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    fullName: string
    /** Names of the menu entries from the top down */
    path: string
    /** Objects that do not grant it yet */
    objects: number
  }[]
}
export type GrantsBody = {
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  module?: string[] | undefined
  button?: string[] | undefined
  column?: string[] | undefined
  form?: string[] | undefined
  resource?: string[] | undefined
  revision?: string | undefined
}
export type GrantsPreview = {
  /** Who hold the object */
  people: number
  gained: {
    id: string
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    fullName: string
    /** Names of the menu entries from the top down */
    path: string
    /** Of what is lost: people who keep it through something else */
    keep: number
  }[]
  lost: {
    id: string
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    fullName: string
    /** Names of the menu entries from the top down */
    path: string
    /** Of what is lost: people who keep it through something else */
    keep: number
  }[]
}
export type GrantNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  sortCode: number
  /** Stands above what the caller may grant, and is not itself */
  disabled?: boolean | undefined
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: GrantNode[] | undefined
}
export type GrantValues = {
  list: GrantNode[]
  /** What is granted */
  ids: string[]
  /** What could be */
  all: string[]
  /** Sent back with a change: refused when somebody changed it since */
  revision: string
}
export type GrantHoldersBody = {
  itemType: 'module' | 'button' | 'column' | 'form' | 'resource'
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  objectId: string[]
}
export type AuthoritySubject = {
  id: string
  parentId: string
  fullName: string
  type: number
  button: {
    id: string
    fullName: string
    enCode: string
  }[]
  column: {
    id: string
    fullName: string
    enCode: string
  }[]
  form: {
    id: string
    fullName: string
    enCode: string
  }[]
  /** Whether data schemes decide which rows show */
  rows: boolean
  /** Whether a single record can be asked about */
  records: boolean
}
export type WhyStep = {
  result: 'grants' | 'denies' | 'note'
  text: string
}
export type Why = {
  allowed: boolean
  /** The whole in one sentence */
  answer: string
  steps: WhyStep[]
}
export const {
  useCompareAuthorityQuery,
  useLazyCompareAuthorityQuery,
  useAddGrantsMutation,
  usePreviewAddedGrantsMutation,
  useSaveGrantsMutation,
  usePreviewGrantsMutation,
  useListGrantValuesQuery,
  useLazyListGrantValuesQuery,
  useSaveGrantHoldersMutation,
  useListGrantHoldersQuery,
  useLazyListGrantHoldersQuery,
  useListAuthoritySubjectsQuery,
  useLazyListAuthoritySubjectsQuery,
  useEndViewAsMutation,
  useBeginViewAsMutation,
  useExplainAuthorityQuery,
  useLazyExplainAuthorityQuery,
} = injectedRtkApi
