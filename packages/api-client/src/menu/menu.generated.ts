// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<ListMenusApiResponse, ListMenusApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu`,
        params: {
          category: queryArg.category,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createMenu: build.mutation<CreateMenuApiResponse, CreateMenuApiArg>({
      query: (queryArg) => ({ url: `/api/system/Menu`, method: 'POST', body: queryArg.menuBody }),
    }),
    importMenu: build.mutation<ImportMenuApiResponse, ImportMenuApiArg>({
      query: (queryArg) => ({ url: `/api/system/Menu/Action/Import`, method: 'POST', body: queryArg.body }),
    }),
    listAllMenus: build.query<ListAllMenusApiResponse, ListAllMenusApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/Selector/All`,
        params: {
          category: queryArg.category,
        },
      }),
    }),
    listMenuParents: build.query<ListMenuParentsApiResponse, ListMenuParentsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/Selector/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          category: queryArg.category,
        },
      }),
    }),
    getMenu: build.query<GetMenuApiResponse, GetMenuApiArg>({
      query: (queryArg) => ({ url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateMenu: build.mutation<UpdateMenuApiResponse, UpdateMenuApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.menuBody,
      }),
    }),
    deleteMenu: build.mutation<DeleteMenuApiResponse, DeleteMenuApiArg>({
      query: (queryArg) => ({ url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    exportMenu: build.mutation<ExportMenuApiResponse, ExportMenuApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}/Action/Export`,
        method: 'GET',
      }),
    }),
    moveMenu: build.mutation<MoveMenuApiResponse, MoveMenuApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}/Actions/Move`,
        method: 'PUT',
        body: queryArg.menuMoveBody,
      }),
    }),
    restoreMenu: build.mutation<RestoreMenuApiResponse, RestoreMenuApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}/Actions/Restore`,
        method: 'POST',
        body: queryArg.restoreMenuBody,
      }),
    }),
    listMenuRevisions: build.query<ListMenuRevisionsApiResponse, ListMenuRevisionsApiArg>({
      query: (queryArg) => ({ url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions` }),
    }),
    toggleMenu: build.mutation<ToggleMenuApiResponse, ToggleMenuApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Menu/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    createModuleButton: build.mutation<CreateModuleButtonApiResponse, CreateModuleButtonApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleButton`, method: 'POST', body: queryArg.moduleItemBody }),
    }),
    createModuleButtons: build.mutation<CreateModuleButtonsApiResponse, CreateModuleButtonsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleButton/Actions/Batch`,
        method: 'POST',
        body: queryArg.moduleItemBatchBody,
      }),
    }),
    getModuleButton: build.query<GetModuleButtonApiResponse, GetModuleButtonApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleButton/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateModuleButton: build.mutation<UpdateModuleButtonApiResponse, UpdateModuleButtonApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleButton/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.moduleItemBody,
      }),
    }),
    deleteModuleButton: build.mutation<DeleteModuleButtonApiResponse, DeleteModuleButtonApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleButton/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleModuleButton: build.mutation<ToggleModuleButtonApiResponse, ToggleModuleButtonApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleButton/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listModuleButtons: build.query<ListModuleButtonsApiResponse, ListModuleButtonsApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleButton/${encodeURIComponent(String(queryArg.moduleId))}/List` }),
    }),
    createModuleColumn: build.mutation<CreateModuleColumnApiResponse, CreateModuleColumnApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleColumn`, method: 'POST', body: queryArg.moduleItemBody }),
    }),
    createModuleColumns: build.mutation<CreateModuleColumnsApiResponse, CreateModuleColumnsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleColumn/Actions/Batch`,
        method: 'POST',
        body: queryArg.moduleItemBatchBody,
      }),
    }),
    getModuleColumn: build.query<GetModuleColumnApiResponse, GetModuleColumnApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleColumn/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateModuleColumn: build.mutation<UpdateModuleColumnApiResponse, UpdateModuleColumnApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleColumn/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.moduleItemBody,
      }),
    }),
    deleteModuleColumn: build.mutation<DeleteModuleColumnApiResponse, DeleteModuleColumnApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleColumn/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleModuleColumn: build.mutation<ToggleModuleColumnApiResponse, ToggleModuleColumnApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleColumn/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listModuleColumns: build.query<ListModuleColumnsApiResponse, ListModuleColumnsApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleColumn/${encodeURIComponent(String(queryArg.moduleId))}/List` }),
    }),
    createDataField: build.mutation<CreateDataFieldApiResponse, CreateDataFieldApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleDataAuthorize`, method: 'POST', body: queryArg.dataFieldBody }),
    }),
    getDataField: build.query<GetDataFieldApiResponse, GetDataFieldApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleDataAuthorize/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateDataField: build.mutation<UpdateDataFieldApiResponse, UpdateDataFieldApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorize/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.dataFieldBody,
      }),
    }),
    deleteDataField: build.mutation<DeleteDataFieldApiResponse, DeleteDataFieldApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorize/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listDataFields: build.query<ListDataFieldsApiResponse, ListDataFieldsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorize/${encodeURIComponent(String(queryArg.moduleId))}/List`,
      }),
    }),
    createDataScheme: build.mutation<CreateDataSchemeApiResponse, CreateDataSchemeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorizeScheme`,
        method: 'POST',
        body: queryArg.dataSchemeBody,
      }),
    }),
    getDataScheme: build.query<GetDataSchemeApiResponse, GetDataSchemeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorizeScheme/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateDataScheme: build.mutation<UpdateDataSchemeApiResponse, UpdateDataSchemeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorizeScheme/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.dataSchemeBody,
      }),
    }),
    deleteDataScheme: build.mutation<DeleteDataSchemeApiResponse, DeleteDataSchemeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorizeScheme/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleDataScheme: build.mutation<ToggleDataSchemeApiResponse, ToggleDataSchemeApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorizeScheme/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listDataSchemes: build.query<ListDataSchemesApiResponse, ListDataSchemesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleDataAuthorizeScheme/${encodeURIComponent(String(queryArg.moduleId))}/List`,
      }),
    }),
    createModuleForm: build.mutation<CreateModuleFormApiResponse, CreateModuleFormApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleForm`, method: 'POST', body: queryArg.moduleItemBody }),
    }),
    createModuleForms: build.mutation<CreateModuleFormsApiResponse, CreateModuleFormsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleForm/Actions/Batch`,
        method: 'POST',
        body: queryArg.moduleItemBatchBody,
      }),
    }),
    getModuleForm: build.query<GetModuleFormApiResponse, GetModuleFormApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleForm/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateModuleForm: build.mutation<UpdateModuleFormApiResponse, UpdateModuleFormApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleForm/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.moduleItemBody,
      }),
    }),
    deleteModuleForm: build.mutation<DeleteModuleFormApiResponse, DeleteModuleFormApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleForm/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleModuleForm: build.mutation<ToggleModuleFormApiResponse, ToggleModuleFormApiArg>({
      query: (queryArg) => ({
        url: `/api/system/ModuleForm/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listModuleForms: build.query<ListModuleFormsApiResponse, ListModuleFormsApiArg>({
      query: (queryArg) => ({ url: `/api/system/ModuleForm/${encodeURIComponent(String(queryArg.moduleId))}/List` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as menuEndpoints }
export type ListMenusApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MenuAdminNode[]
}
export type ListMenusApiArg = {
  /** Id or code of the category */
  category?: 'Web' | 'App' | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type CreateMenuApiResponse = /** status 200 Done */ null
export type CreateMenuApiArg = {
  menuBody: MenuBody
}
export type ImportMenuApiResponse = /** status 200 Done */ null
export type ImportMenuApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListAllMenusApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MenuAdminNode[]
}
export type ListAllMenusApiArg = {
  /** Id or code of the category */
  category?: 'Web' | 'App' | undefined
}
export type ListMenuParentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MenuAdminNode[]
}
export type ListMenuParentsApiArg = {
  /** Id or code of the category */
  category?: 'Web' | 'App' | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type GetMenuApiResponse = /** status 200 Done */ Menu
export type GetMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateMenuApiResponse = /** status 200 Done */ null
export type UpdateMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  menuBody: MenuBody
}
export type DeleteMenuApiResponse = /** status 200 Done */ null
export type DeleteMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportMenuApiResponse = /** status 200 Done */ FileTicket
export type ExportMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MoveMenuApiResponse = /** status 200 Done */ null
export type MoveMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  menuMoveBody: MenuMoveBody
}
export type RestoreMenuApiResponse = /** status 200 Done */ null
export type RestoreMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  restoreMenuBody: RestoreMenuBody
}
export type ListMenuRevisionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MenuRevision[]
}
export type ListMenuRevisionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleMenuApiResponse = /** status 200 Done */ null
export type ToggleMenuApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CreateModuleButtonApiResponse = /** status 200 Done */ null
export type CreateModuleButtonApiArg = {
  moduleItemBody: ModuleItemBody
}
export type CreateModuleButtonsApiResponse = /** status 200 Done */ null
export type CreateModuleButtonsApiArg = {
  moduleItemBatchBody: ModuleItemBatchBody
}
export type GetModuleButtonApiResponse = /** status 200 Done */ ModuleItem
export type GetModuleButtonApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateModuleButtonApiResponse = /** status 200 Done */ null
export type UpdateModuleButtonApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  moduleItemBody: ModuleItemBody
}
export type DeleteModuleButtonApiResponse = /** status 200 Done */ null
export type DeleteModuleButtonApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleModuleButtonApiResponse = /** status 200 Done */ null
export type ToggleModuleButtonApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListModuleButtonsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModuleItem[]
}
export type ListModuleButtonsApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type CreateModuleColumnApiResponse = /** status 200 Done */ null
export type CreateModuleColumnApiArg = {
  moduleItemBody: ModuleItemBody
}
export type CreateModuleColumnsApiResponse = /** status 200 Done */ null
export type CreateModuleColumnsApiArg = {
  moduleItemBatchBody: ModuleItemBatchBody
}
export type GetModuleColumnApiResponse = /** status 200 Done */ ModuleItem
export type GetModuleColumnApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateModuleColumnApiResponse = /** status 200 Done */ null
export type UpdateModuleColumnApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  moduleItemBody: ModuleItemBody
}
export type DeleteModuleColumnApiResponse = /** status 200 Done */ null
export type DeleteModuleColumnApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleModuleColumnApiResponse = /** status 200 Done */ null
export type ToggleModuleColumnApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListModuleColumnsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModuleItem[]
}
export type ListModuleColumnsApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type CreateDataFieldApiResponse = /** status 200 Done */ null
export type CreateDataFieldApiArg = {
  dataFieldBody: DataFieldBody
}
export type GetDataFieldApiResponse = /** status 200 Done */ DataField
export type GetDataFieldApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateDataFieldApiResponse = /** status 200 Done */ null
export type UpdateDataFieldApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  dataFieldBody: DataFieldBody
}
export type DeleteDataFieldApiResponse = /** status 200 Done */ null
export type DeleteDataFieldApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListDataFieldsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DataField[]
}
export type ListDataFieldsApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type CreateDataSchemeApiResponse = /** status 200 Done */ null
export type CreateDataSchemeApiArg = {
  dataSchemeBody: DataSchemeBody
}
export type GetDataSchemeApiResponse = /** status 200 Done */ DataScheme
export type GetDataSchemeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateDataSchemeApiResponse = /** status 200 Done */ null
export type UpdateDataSchemeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  dataSchemeBody: DataSchemeBody
}
export type DeleteDataSchemeApiResponse = /** status 200 Done */ null
export type DeleteDataSchemeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleDataSchemeApiResponse = /** status 200 Done */ null
export type ToggleDataSchemeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListDataSchemesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DataScheme[]
}
export type ListDataSchemesApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type CreateModuleFormApiResponse = /** status 200 Done */ null
export type CreateModuleFormApiArg = {
  moduleItemBody: ModuleItemBody
}
export type CreateModuleFormsApiResponse = /** status 200 Done */ null
export type CreateModuleFormsApiArg = {
  moduleItemBatchBody: ModuleItemBatchBody
}
export type GetModuleFormApiResponse = /** status 200 Done */ ModuleItem
export type GetModuleFormApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateModuleFormApiResponse = /** status 200 Done */ null
export type UpdateModuleFormApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  moduleItemBody: ModuleItemBody
}
export type DeleteModuleFormApiResponse = /** status 200 Done */ null
export type DeleteModuleFormApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleModuleFormApiResponse = /** status 200 Done */ null
export type ToggleModuleFormApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListModuleFormsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ModuleItem[]
}
export type ListModuleFormsApiArg = {
  /** Id of the menu */
  moduleId: string
}
export type MenuAdminNode = {
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
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** Route or address that the menu opens */
  urlAddress: string
  /** `_self` or `_blank` */
  linkTarget: string
  /** Id or code of the category */
  category: string
  /** Additional settings, JSON */
  propertyJson: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 if buttons of the page require a permission */
  isButtonAuthorize: number
  /** 1 if columns of the page require a permission */
  isColumnAuthorize: number
  /** 1 if form fields of the page require a permission */
  isFormAuthorize: number
  /** 1 if rows of the page require a permission */
  isDataAuthorize: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children?: MenuAdminNode[] | undefined
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
export type MenuBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Class name of the icon */
  icon: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** Route or address that the menu opens */
  urlAddress?: string | undefined
  /** `_self` or `_blank` */
  linkTarget?: ('_self' | '_blank') | undefined
  /** Id or code of the category */
  category: 'Web' | 'App'
  /** JSON text with moduleId, isTree and iconBackgroundColor */
  propertyJson?: string | undefined
  /** 1 if buttons of the page require a permission */
  isButtonAuthorize?: number | undefined
  /** 1 if columns of the page require a permission */
  isColumnAuthorize?: number | undefined
  /** 1 if form fields of the page require a permission */
  isFormAuthorize?: number | undefined
  /** 1 if rows of the page require a permission */
  isDataAuthorize?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type Menu = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Class name of the icon */
  icon: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** Route or address that the menu opens */
  urlAddress: string
  /** `_self` or `_blank` */
  linkTarget: '_self' | '_blank'
  /** Id or code of the category */
  category: 'Web' | 'App'
  /** JSON text with moduleId, isTree and iconBackgroundColor */
  propertyJson: string
  /** 1 if buttons of the page require a permission */
  isButtonAuthorize: number
  /** 1 if columns of the page require a permission */
  isColumnAuthorize: number
  /** 1 if form fields of the page require a permission */
  isFormAuthorize: number
  /** 1 if rows of the page require a permission */
  isDataAuthorize: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type MenuMoveBody = {
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Id of the following entry. Omitted or null: at the end */
  beforeId?: (string | null) | undefined
}
export type RestoreMenuBody = {
  /** Id of the earlier version */
  revisionId: string
}
export type MenuRevision = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  /** Action */
  action: 'created' | 'changed' | 'deleted'
  /** Changes, by field */
  changes: {
    /** Name of the field */
    field: string
    /** Value before the change */
    before: string
    /** Value after the change */
    after: string
  }[]
  /** Whether the entry still equals this version */
  isCurrent: boolean
}
export type ModuleItemBody = {
  /** Id of the menu */
  moduleId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type ModuleItemBatchBody = {
  /** Id of the menu */
  moduleId: string
  /** Rows or nodes */
  list: {
    /** Code, unique within its type */
    enCode: string
    /** Display name */
    fullName: string
  }[]
}
export type ModuleItem = {
  /** Id of the menu */
  moduleId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type DataFieldBody = {
  /** Id of the menu */
  moduleId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type: 'String' | 'Int32' | 'Double'
  /** Available operators, separated by commas */
  conditionSymbol: string
  /** Available values, separated by commas */
  conditionText: string
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DataField = {
  /** Id of the menu */
  moduleId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Type, as a number or name, of the object of the operation */
  type: 'String' | 'Int32' | 'Double'
  /** Available operators, separated by commas */
  conditionSymbol: string
  /** Available values, separated by commas */
  conditionText: string
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type DataSchemeBody = {
  /** Id of the menu */
  moduleId: string
  /** Display name */
  fullName: string
  /** Whether all conditions (`and`) or at least one (`or`) must match */
  matchLogic: 'and' | 'or'
  /** [{logic, groups: [{id, field, type, op, value}]}] */
  conditionJson: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** Code with a predefined meaning, or empty */
  enCode: string
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DataScheme = {
  /** Id of the menu */
  moduleId: string
  /** Display name */
  fullName: string
  /** Whether all conditions (`and`) or at least one (`or`) must match */
  matchLogic: 'and' | 'or'
  /** [{logic, groups: [{id, field, type, op, value}]}] */
  conditionJson: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Code with a predefined meaning, or empty */
  enCode: string
  /** Conditions as text */
  conditionText: string
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export const {
  useListMenusQuery,
  useLazyListMenusQuery,
  useCreateMenuMutation,
  useImportMenuMutation,
  useListAllMenusQuery,
  useLazyListAllMenusQuery,
  useListMenuParentsQuery,
  useLazyListMenuParentsQuery,
  useGetMenuQuery,
  useLazyGetMenuQuery,
  useUpdateMenuMutation,
  useDeleteMenuMutation,
  useExportMenuMutation,
  useMoveMenuMutation,
  useRestoreMenuMutation,
  useListMenuRevisionsQuery,
  useLazyListMenuRevisionsQuery,
  useToggleMenuMutation,
  useCreateModuleButtonMutation,
  useCreateModuleButtonsMutation,
  useGetModuleButtonQuery,
  useLazyGetModuleButtonQuery,
  useUpdateModuleButtonMutation,
  useDeleteModuleButtonMutation,
  useToggleModuleButtonMutation,
  useListModuleButtonsQuery,
  useLazyListModuleButtonsQuery,
  useCreateModuleColumnMutation,
  useCreateModuleColumnsMutation,
  useGetModuleColumnQuery,
  useLazyGetModuleColumnQuery,
  useUpdateModuleColumnMutation,
  useDeleteModuleColumnMutation,
  useToggleModuleColumnMutation,
  useListModuleColumnsQuery,
  useLazyListModuleColumnsQuery,
  useCreateDataFieldMutation,
  useGetDataFieldQuery,
  useLazyGetDataFieldQuery,
  useUpdateDataFieldMutation,
  useDeleteDataFieldMutation,
  useListDataFieldsQuery,
  useLazyListDataFieldsQuery,
  useCreateDataSchemeMutation,
  useGetDataSchemeQuery,
  useLazyGetDataSchemeQuery,
  useUpdateDataSchemeMutation,
  useDeleteDataSchemeMutation,
  useToggleDataSchemeMutation,
  useListDataSchemesQuery,
  useLazyListDataSchemesQuery,
  useCreateModuleFormMutation,
  useCreateModuleFormsMutation,
  useGetModuleFormQuery,
  useLazyGetModuleFormQuery,
  useUpdateModuleFormMutation,
  useDeleteModuleFormMutation,
  useToggleModuleFormMutation,
  useListModuleFormsQuery,
  useLazyListModuleFormsQuery,
} = injectedRtkApi
