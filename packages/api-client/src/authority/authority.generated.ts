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
export type CompareAuthorityApiResponse = /** status 200 Done */ AuthorityComparison
export type CompareAuthorityApiArg = {
  /** Kind of the holder on the left */
  leftType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Id of the holder on the left */
  leftId: string
  /** Kind of the holder on the right */
  rightType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Id of the holder on the right */
  rightId: string
}
export type AddGrantsApiResponse = /** status 200 Done */ null
export type AddGrantsApiArg = {
  grantBatchBody: GrantBatchBody
}
export type PreviewAddedGrantsApiResponse = /** status 200 Done */ GrantBatchPreview
export type PreviewAddedGrantsApiArg = {
  grantBatchBody: GrantBatchBody
}
export type SaveGrantsApiResponse = /** status 200 Done */ null
export type SaveGrantsApiArg = {
  /** Id of the record, given by the server */
  id: string
  grantsBody: GrantsBody
}
export type PreviewGrantsApiResponse = /** status 200 Done */ GrantsPreview
export type PreviewGrantsApiArg = {
  /** Id of the record, given by the server */
  id: string
  grantsBody: GrantsBody
}
export type ListGrantValuesApiResponse = /** status 200 Done */ GrantValues
export type ListGrantValuesApiArg = {
  /** Id of the record, given by the server */
  id: string
  body: {
    /** Kind, by number or name; the summary of the call says of what */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Ids of menu entries, joined by commas; without it, or empty: all */
    moduleIds?: string | undefined
    /** Type of the object; without it the type is found by the id */
    objectType?: ('Role' | 'Position' | 'User' | 'Organize' | 'Group') | undefined
  }
}
export type SaveGrantHoldersApiResponse = /** status 200 Done */ null
export type SaveGrantHoldersApiArg = {
  /** Id of the entry */
  itemId: string
  grantHoldersBody: GrantHoldersBody
}
export type ListGrantHoldersApiResponse = /** status 200 Done */ {
  /** Ids of the records */
  ids: string[]
}
export type ListGrantHoldersApiArg = {
  /** Id of the entry */
  itemId: string
  /** Kind of the holder of rights */
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
}
export type ListAuthoritySubjectsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: AuthoritySubject[]
}
export type ListAuthoritySubjectsApiArg = void
export type EndViewAsApiResponse = /** status 200 Done */ null
export type EndViewAsApiArg = void
export type BeginViewAsApiResponse = /** status 200 Done */ null
export type BeginViewAsApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ExplainAuthorityApiResponse = /** status 200 Done */ Why
export type ExplainAuthorityApiArg = {
  /** Id of the person */
  userId: string
  /** Id of the menu */
  menuId: string
  /** Kind, by name */
  kind: 'page' | 'button' | 'column' | 'form' | 'rows'
  /** Of a button, column or field */
  itemId?: string | undefined
  /** Of rows: one of them */
  recordId?: string | undefined
}
export type AuthorityComparison = {
  /** The side on the left of a comparison */
  left: {
    /** Name that people read */
    fullName: string
    /** How many people it concerns */
    people: number
    /** How many there are */
    count: number
  }
  /** The side on the right of a comparison */
  right: {
    /** Name that people read */
    fullName: string
    /** How many people it concerns */
    people: number
    /** How many there are */
    count: number
  }
  /** Rows or nodes */
  list: {
    /** Id of the record, given by the server */
    id: string
    /** Kind, by number or name; the summary of the call says of what */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Name that people read */
    fullName: string
    /** Code, unique among its kind */
    enCode: string
    /** Path of names or of the address, from the top */
    path: string
    /** The side on the left of a comparison */
    left: boolean
    /** The side on the right of a comparison */
    right: boolean
  }[]
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
export type GrantBatchBody = {
  /** Ids of the roles */
  roleIds: string[]
  /** Ids of the positions */
  positionIds: string[]
  /** Ids of people */
  userIds: string[]
  /** Ids of the user groups */
  groupIds?: string[] | undefined
  /** Menus */
  module?: string[] | undefined
  /** Buttons */
  button?: string[] | undefined
  /** Columns */
  column?: string[] | undefined
  /** Fields of the form */
  form?: string[] | undefined
  /** Data schemes: which rows may be seen */
  resource?: string[] | undefined
}
export type GrantBatchPreview = {
  /** Who hold any of the objects */
  people: number
  /** Rights that are gained */
  gained: {
    /** Id of the record, given by the server */
    id: string
    /** Kind, by number or name; the summary of the call says of what */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Name that people read */
    fullName: string
    /** Names of the menu entries from the top down */
    path: string
    /** Objects that do not grant it yet */
    objects: number
  }[]
}
export type GrantsBody = {
  /** Kind of the holder of rights */
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Menus */
  module?: string[] | undefined
  /** Buttons */
  button?: string[] | undefined
  /** Columns */
  column?: string[] | undefined
  /** Fields of the form */
  form?: string[] | undefined
  /** Data schemes: which rows may be seen */
  resource?: string[] | undefined
  /** Version of the rights that was read */
  revision?: string | undefined
}
export type GrantsPreview = {
  /** Who hold the object */
  people: number
  /** Rights that are gained */
  gained: {
    /** Id of the record, given by the server */
    id: string
    /** Kind, by number or name; the summary of the call says of what */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Name that people read */
    fullName: string
    /** Names of the menu entries from the top down */
    path: string
    /** Of what is lost: people who keep it through something else */
    keep: number
  }[]
  /** Rights that are lost */
  lost: {
    /** Id of the record, given by the server */
    id: string
    /** Kind, by number or name; the summary of the call says of what */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Name that people read */
    fullName: string
    /** Names of the menu entries from the top down */
    path: string
    /** Of what is lost: people who keep it through something else */
    keep: number
  }[]
}
export type GrantNode = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Class name of the icon */
  icon: string
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Stands above what the caller may grant, and is not itself */
  disabled?: boolean | undefined
  /** Whether there are records below this one */
  hasChildren: boolean
  /** Whether there is nothing below this record */
  isLeaf: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children?: GrantNode[] | undefined
}
export type GrantValues = {
  /** Rows or nodes */
  list: GrantNode[]
  /** What is granted */
  ids: string[]
  /** What could be */
  all: string[]
  /** Sent back with a change: refused when somebody changed it since */
  revision: string
}
export type GrantHoldersBody = {
  /** Kind of the right */
  itemType: 'module' | 'button' | 'column' | 'form' | 'resource'
  /** Kind of the holder of rights */
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Id of the role, position, person or group */
  objectId: string[]
}
export type AuthoritySubject = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Kind, by number or name; the summary of the call says of what */
  type: number
  /** Buttons */
  button: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
    /** Code, unique among its kind */
    enCode: string
  }[]
  /** Columns */
  column: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
    /** Code, unique among its kind */
    enCode: string
  }[]
  /** Fields of the form */
  form: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
    /** Code, unique among its kind */
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
  /** Whether it is allowed */
  allowed: boolean
  /** The whole in one sentence */
  answer: string
  /** Steps that led to the decision */
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
