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
export type ListMenusApiResponse = /** status 200 Default Response */ {
  list: MenuAdminNode[]
}
export type ListMenusApiArg = {
  category?: 'Web' | 'App' | undefined
  keyword?: string | undefined
}
export type CreateMenuApiResponse = /** status 200 Default Response */ null
export type CreateMenuApiArg = {
  menuBody: MenuBody
}
export type ImportMenuApiResponse = /** status 200 Default Response */ null
export type ImportMenuApiArg = {
  body: {
    file: Blob
  }
}
export type ListAllMenusApiResponse = /** status 200 Default Response */ {
  list: MenuAdminNode[]
}
export type ListAllMenusApiArg = {
  category?: 'Web' | 'App' | undefined
}
export type ListMenuParentsApiResponse = /** status 200 Default Response */ {
  list: MenuAdminNode[]
}
export type ListMenuParentsApiArg = {
  category?: 'Web' | 'App' | undefined
  id: string
}
export type GetMenuApiResponse = /** status 200 Default Response */ Menu
export type GetMenuApiArg = {
  id: string
}
export type UpdateMenuApiResponse = /** status 200 Default Response */ null
export type UpdateMenuApiArg = {
  id: string
  menuBody: MenuBody
}
export type DeleteMenuApiResponse = /** status 200 Default Response */ null
export type DeleteMenuApiArg = {
  id: string
}
export type ExportMenuApiResponse = /** status 200 Default Response */ FileTicket
export type ExportMenuApiArg = {
  id: string
}
export type MoveMenuApiResponse = /** status 200 Default Response */ null
export type MoveMenuApiArg = {
  id: string
  menuMoveBody: MenuMoveBody
}
export type RestoreMenuApiResponse = /** status 200 Default Response */ null
export type RestoreMenuApiArg = {
  id: string
  restoreMenuBody: RestoreMenuBody
}
export type ListMenuRevisionsApiResponse = /** status 200 Default Response */ {
  list: MenuRevision[]
}
export type ListMenuRevisionsApiArg = {
  id: string
}
export type ToggleMenuApiResponse = /** status 200 Default Response */ null
export type ToggleMenuApiArg = {
  id: string
}
export type CreateModuleButtonApiResponse = /** status 200 Default Response */ null
export type CreateModuleButtonApiArg = {
  moduleItemBody: ModuleItemBody
}
export type CreateModuleButtonsApiResponse = /** status 200 Default Response */ null
export type CreateModuleButtonsApiArg = {
  moduleItemBatchBody: ModuleItemBatchBody
}
export type GetModuleButtonApiResponse = /** status 200 Default Response */ ModuleItem
export type GetModuleButtonApiArg = {
  id: string
}
export type UpdateModuleButtonApiResponse = /** status 200 Default Response */ null
export type UpdateModuleButtonApiArg = {
  id: string
  moduleItemBody: ModuleItemBody
}
export type DeleteModuleButtonApiResponse = /** status 200 Default Response */ null
export type DeleteModuleButtonApiArg = {
  id: string
}
export type ToggleModuleButtonApiResponse = /** status 200 Default Response */ null
export type ToggleModuleButtonApiArg = {
  id: string
}
export type ListModuleButtonsApiResponse = /** status 200 Default Response */ {
  list: ModuleItem[]
}
export type ListModuleButtonsApiArg = {
  moduleId: string
}
export type CreateModuleColumnApiResponse = /** status 200 Default Response */ null
export type CreateModuleColumnApiArg = {
  moduleItemBody: ModuleItemBody
}
export type CreateModuleColumnsApiResponse = /** status 200 Default Response */ null
export type CreateModuleColumnsApiArg = {
  moduleItemBatchBody: ModuleItemBatchBody
}
export type GetModuleColumnApiResponse = /** status 200 Default Response */ ModuleItem
export type GetModuleColumnApiArg = {
  id: string
}
export type UpdateModuleColumnApiResponse = /** status 200 Default Response */ null
export type UpdateModuleColumnApiArg = {
  id: string
  moduleItemBody: ModuleItemBody
}
export type DeleteModuleColumnApiResponse = /** status 200 Default Response */ null
export type DeleteModuleColumnApiArg = {
  id: string
}
export type ToggleModuleColumnApiResponse = /** status 200 Default Response */ null
export type ToggleModuleColumnApiArg = {
  id: string
}
export type ListModuleColumnsApiResponse = /** status 200 Default Response */ {
  list: ModuleItem[]
}
export type ListModuleColumnsApiArg = {
  moduleId: string
}
export type CreateDataFieldApiResponse = /** status 200 Default Response */ null
export type CreateDataFieldApiArg = {
  dataFieldBody: DataFieldBody
}
export type GetDataFieldApiResponse = /** status 200 Default Response */ DataField
export type GetDataFieldApiArg = {
  id: string
}
export type UpdateDataFieldApiResponse = /** status 200 Default Response */ null
export type UpdateDataFieldApiArg = {
  id: string
  dataFieldBody: DataFieldBody
}
export type DeleteDataFieldApiResponse = /** status 200 Default Response */ null
export type DeleteDataFieldApiArg = {
  id: string
}
export type ListDataFieldsApiResponse = /** status 200 Default Response */ {
  list: DataField[]
}
export type ListDataFieldsApiArg = {
  moduleId: string
}
export type CreateDataSchemeApiResponse = /** status 200 Default Response */ null
export type CreateDataSchemeApiArg = {
  dataSchemeBody: DataSchemeBody
}
export type GetDataSchemeApiResponse = /** status 200 Default Response */ DataScheme
export type GetDataSchemeApiArg = {
  id: string
}
export type UpdateDataSchemeApiResponse = /** status 200 Default Response */ null
export type UpdateDataSchemeApiArg = {
  id: string
  dataSchemeBody: DataSchemeBody
}
export type DeleteDataSchemeApiResponse = /** status 200 Default Response */ null
export type DeleteDataSchemeApiArg = {
  id: string
}
export type ToggleDataSchemeApiResponse = /** status 200 Default Response */ null
export type ToggleDataSchemeApiArg = {
  id: string
}
export type ListDataSchemesApiResponse = /** status 200 Default Response */ {
  list: DataScheme[]
}
export type ListDataSchemesApiArg = {
  moduleId: string
}
export type CreateModuleFormApiResponse = /** status 200 Default Response */ null
export type CreateModuleFormApiArg = {
  moduleItemBody: ModuleItemBody
}
export type CreateModuleFormsApiResponse = /** status 200 Default Response */ null
export type CreateModuleFormsApiArg = {
  moduleItemBatchBody: ModuleItemBatchBody
}
export type GetModuleFormApiResponse = /** status 200 Default Response */ ModuleItem
export type GetModuleFormApiArg = {
  id: string
}
export type UpdateModuleFormApiResponse = /** status 200 Default Response */ null
export type UpdateModuleFormApiArg = {
  id: string
  moduleItemBody: ModuleItemBody
}
export type DeleteModuleFormApiResponse = /** status 200 Default Response */ null
export type DeleteModuleFormApiArg = {
  id: string
}
export type ToggleModuleFormApiResponse = /** status 200 Default Response */ null
export type ToggleModuleFormApiArg = {
  id: string
}
export type ListModuleFormsApiResponse = /** status 200 Default Response */ {
  list: ModuleItem[]
}
export type ListModuleFormsApiArg = {
  moduleId: string
}
export type MenuAdminNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: number
  urlAddress: string
  linkTarget: string
  category: string
  propertyJson: string
  enabledMark: number
  sortCode: number
  isButtonAuthorize: number
  isColumnAuthorize: number
  isFormAuthorize: number
  isDataAuthorize: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: MenuAdminNode[] | undefined
}
export type MenuBody = {
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: number
  urlAddress?: string | undefined
  linkTarget?: ('_self' | '_blank') | undefined
  category: 'Web' | 'App'
  /** JSON text: moduleId, isTree, iconBackgroundColor */
  propertyJson?: string | undefined
  isButtonAuthorize?: number | undefined
  isColumnAuthorize?: number | undefined
  isFormAuthorize?: number | undefined
  isDataAuthorize?: number | undefined
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type Menu = {
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: number
  urlAddress: string
  linkTarget: '_self' | '_blank'
  category: 'Web' | 'App'
  /** JSON text: moduleId, isTree, iconBackgroundColor */
  propertyJson: string
  isButtonAuthorize: number
  isColumnAuthorize: number
  isFormAuthorize: number
  isDataAuthorize: number
  enabledMark: number
  sortCode: number
  description: string
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  name: string
  url: string
}
export type MenuMoveBody = {
  parentId: string
  /** Left out: at the end */
  beforeId?: (string | null) | undefined
}
export type RestoreMenuBody = {
  revisionId: string
}
export type MenuRevision = {
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  action: 'created' | 'changed' | 'deleted'
  changes: {
    field: string
    before: string
    after: string
  }[]
  /** The entry is as this write left it */
  isCurrent: boolean
}
export type ModuleItemBody = {
  moduleId: string
  fullName: string
  enCode: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type ModuleItemBatchBody = {
  moduleId: string
  list: {
    enCode: string
    fullName: string
  }[]
}
export type ModuleItem = {
  moduleId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type DataFieldBody = {
  moduleId: string
  fullName: string
  enCode: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  type: 'String' | 'Int32' | 'Double'
  /** Symbols that are offered, joined by commas */
  conditionSymbol: string
  /** Contents that are offered, joined by commas */
  conditionText: string
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DataField = {
  moduleId: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  type: 'String' | 'Int32' | 'Double'
  /** Symbols that are offered, joined by commas */
  conditionSymbol: string
  /** Contents that are offered, joined by commas */
  conditionText: string
  id: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type DataSchemeBody = {
  moduleId: string
  fullName: string
  matchLogic: 'and' | 'or'
  /** [{logic, groups: [{id, field, type, op, value}]}] */
  conditionJson: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** One of those with a fixed meaning; else empty */
  enCode: string
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type DataScheme = {
  moduleId: string
  fullName: string
  matchLogic: 'and' | 'or'
  /** [{logic, groups: [{id, field, type, op, value}]}] */
  conditionJson: string
  enabledMark: number
  sortCode: number
  description: string
  /** One of those with a fixed meaning; else empty */
  enCode: string
  /** The conditions in words */
  conditionText: string
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
