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
    showPageAs: build.mutation<ShowPageAsApiResponse, ShowPageAsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Authority/ViewAs/${encodeURIComponent(String(queryArg.id))}/Page`,
        method: 'POST',
        body: queryArg.pageFaceBody,
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
  /** Type of the holder on the left */
  leftType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Id of the holder on the left */
  leftId: string
  /** Type of the holder on the right */
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
  /** Id of the record, assigned by the server */
  id: string
  grantsBody: GrantsBody
}
export type PreviewGrantsApiResponse = /** status 200 Done */ GrantsPreview
export type PreviewGrantsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  grantsBody: GrantsBody
}
export type ListGrantValuesApiResponse = /** status 200 Done */ GrantValues
export type ListGrantValuesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  body: {
    /** Type, as a number or name, of the object of the operation */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Ids of menu entries, separated by commas. Omitted or empty: all */
    moduleIds?: string | undefined
    /** Type of the object. If omitted, it is derived from the id */
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
  /** Type of the holder of permissions */
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
  /** Id of the record, assigned by the server */
  id: string
}
export type ShowPageAsApiResponse = /** status 200 Done */ PageFace
export type ShowPageAsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  pageFaceBody: PageFaceBody
}
export type ExplainAuthorityApiResponse = /** status 200 Done */ Why
export type ExplainAuthorityApiArg = {
  /** Id of the user */
  userId: string
  /** Id of the menu */
  menuId: string
  /** Type, by name */
  kind: 'page' | 'button' | 'column' | 'form' | 'rows'
  /** Id of a button, column or field */
  itemId?: string | undefined
  /** For rows: id of one record */
  recordId?: string | undefined
}
export type AuthorityComparison = {
  /** Left side of a comparison */
  left: {
    /** Display name */
    fullName: string
    /** Number of affected users */
    people: number
    /** Number of items */
    count: number
  }
  /** Right side of a comparison */
  right: {
    /** Display name */
    fullName: string
    /** Number of affected users */
    people: number
    /** Number of items */
    count: number
  }
  /** Rows or nodes */
  list: {
    /** Id of the record, assigned by the server */
    id: string
    /** Type, as a number or name, of the object of the operation */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
    /** Path of names from the top level, or URL path */
    path: string
    /** Left side of a comparison */
    left: boolean
    /** Right side of a comparison */
    right: boolean
    /** Level of a grant of a field or data scheme; empty for everything, or for no grant */
    leftLevel: '' | 'read' | 'required' | 'edit' | 'remove'
    /** Level of a grant of a field or data scheme; empty for everything, or for no grant */
    rightLevel: '' | 'read' | 'required' | 'edit' | 'remove'
  }[]
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
export type GrantBatchBody = {
  /** Ids of the roles */
  roleIds: string[]
  /** Ids of the positions */
  positionIds: string[]
  /** Ids of the users */
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
  /** Data schemes, which define the visible rows */
  resource?: string[] | undefined
  /** Levels of form fields (`read`, `required`: to be filled in) and data schemes (`read`, `edit`, `remove`: seen, and edited or deleted), by id. Items without a level: fields may be edited; rows may be seen, edited and deleted */
  levels?:
    | {
        [key: string]: 'read' | 'required' | 'edit' | 'remove'
      }
    | undefined
}
export type GrantBatchPreview = {
  /** Number of users who hold any of the objects */
  people: number
  /** Permissions that are gained */
  gained: {
    /** Id of the record, assigned by the server */
    id: string
    /** Type, as a number or name, of the object of the operation */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Display name */
    fullName: string
    /** Names of the menu entries, from the top level */
    path: string
    /** Number of objects that do not grant the item yet */
    objects: number
  }[]
}
export type GrantsBody = {
  /** Type of the holder of permissions */
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Menus */
  module?: string[] | undefined
  /** Buttons */
  button?: string[] | undefined
  /** Columns */
  column?: string[] | undefined
  /** Fields of the form */
  form?: string[] | undefined
  /** Data schemes, which define the visible rows */
  resource?: string[] | undefined
  /** Levels of form fields (`read`, `required`: to be filled in) and data schemes (`read`, `edit`, `remove`: seen, and edited or deleted), by id. Items without a level: fields may be edited; rows may be seen, edited and deleted */
  levels?:
    | {
        [key: string]: 'read' | 'required' | 'edit' | 'remove'
      }
    | undefined
  /** Version of the permissions that the client read */
  revision?: string | undefined
}
export type GrantsPreview = {
  /** Number of users who hold the object */
  people: number
  /** Permissions that are gained */
  gained: {
    /** Id of the record, assigned by the server */
    id: string
    /** Type, as a number or name, of the object of the operation */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Display name */
    fullName: string
    /** Names of the menu entries, from the top level */
    path: string
    /** For lost items: number of users who keep the item through another grant */
    keep: number
    level?: ('read' | 'required' | 'edit' | 'remove') | undefined
  }[]
  /** Permissions that are lost */
  lost: {
    /** Id of the record, assigned by the server */
    id: string
    /** Type, as a number or name, of the object of the operation */
    type: 'module' | 'button' | 'column' | 'form' | 'resource'
    /** Display name */
    fullName: string
    /** Names of the menu entries, from the top level */
    path: string
    /** For lost items: number of users who keep the item through another grant */
    keep: number
    level?: ('read' | 'required' | 'edit' | 'remove') | undefined
  }[]
  /** Number of rows that update a record */
  changed?:
    | {
        /** Id of the record, assigned by the server */
        id: string
        /** Type, as a number or name, of the object of the operation */
        type: 'module' | 'button' | 'column' | 'form' | 'resource'
        /** Display name */
        fullName: string
        /** Names of the menu entries, from the top level */
        path: string
        /** For lost items: number of users who keep the item through another grant */
        keep: number
        level?: ('read' | 'required' | 'edit' | 'remove') | undefined
      }[]
    | undefined
}
export type GrantNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Class name of the icon */
  icon: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Conditions of a data scheme, in words */
  hint?: string | undefined
  /** Ancestor of grantable items that is not grantable itself */
  disabled?: boolean | undefined
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children?: GrantNode[] | undefined
}
export type GrantValues = {
  /** Rows or nodes */
  list: GrantNode[]
  /** Ids of the granted items */
  ids: string[]
  /** Ids of the grantable items */
  all: string[]
  /** Levels of form fields (`read`, `required`: to be filled in) and data schemes (`read`, `edit`, `remove`: seen, and edited or deleted), by id. Items without a level: fields may be edited; rows may be seen, edited and deleted */
  levels: {
    [key: string]: 'read' | 'required' | 'edit' | 'remove'
  }
  /** Levels that the caller holds and cannot exceed in grants, by id. Items without a level: everything */
  limits: {
    [key: string]: 'read' | 'required' | 'edit' | 'remove'
  }
  /** Send it with a change: refused if the grants changed since */
  revision: string
}
export type GrantHoldersBody = {
  /** Type of the permission */
  itemType: 'module' | 'button' | 'column' | 'form' | 'resource' | 'portal'
  /** Type of the holder of permissions */
  objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
  /** Id of the role, position, user or group */
  objectId: string[]
}
export type AuthoritySubject = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** Buttons */
  button: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
  }[]
  /** Columns */
  column: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
  }[]
  /** Fields of the form */
  form: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
  }[]
  /** Whether data schemes restrict the rows */
  rows: boolean
  /** Whether the permission for a single record can be queried */
  records: boolean
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
export type PageFaceBody = {
  /** Id of the menu */
  menuId: string
}
export type WhyStep = {
  result: 'grants' | 'denies' | 'note'
  text: string
}
export type Why = {
  /** Whether the access is allowed */
  allowed: boolean
  /** Summary in one sentence */
  answer: string
  /** Steps of the decision */
  steps: WhyStep[]
  /** For a denial: the user and the objects of the user whose grants the caller may change */
  fixes?:
    | {
        /** Type of the holder of permissions */
        objectType: 'Role' | 'Position' | 'User' | 'Organize' | 'Group'
        /** Id of the record, assigned by the server */
        id: string
        /** Display name */
        fullName: string
      }[]
    | undefined
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
  useShowPageAsMutation,
  useExplainAuthorityQuery,
  useLazyExplainAuthorityQuery,
} = injectedRtkApi
