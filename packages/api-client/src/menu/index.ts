import { cacheOf } from '../cache-tags.ts'
import { menuEndpoints } from './menu.generated.ts'

const menus = cacheOf('Menu')
/** Buttons, columns and form fields are one kind of record. */
const items = cacheOf('MenuItem')
const fields = cacheOf('DataField')
const schemes = cacheOf('DataScheme')

/** Menu entries and their items, for administrators. */
export const menuApi = menuEndpoints.enhanceEndpoints({
  addTagTypes: ['Menu', 'MenuItem', 'DataField', 'DataScheme'],
  endpoints: {
    listMenus: menus.list,
    listAllMenus: menus.list,
    listMenuParents: menus.list,
    listMenuRevisions: menus.record,
    getMenu: menus.record,
    createMenu: menus.added,
    importMenu: menus.added,
    updateMenu: menus.changed,
    toggleMenu: menus.changed,
    moveMenu: menus.changed,
    restoreMenu: menus.changed,
    deleteMenu: menus.removed,

    listModuleButtons: items.list,
    getModuleButton: items.record,
    createModuleButton: items.added,
    createModuleButtons: items.added,
    updateModuleButton: items.changed,
    toggleModuleButton: items.changed,
    deleteModuleButton: items.removed,

    listModuleColumns: items.list,
    getModuleColumn: items.record,
    createModuleColumn: items.added,
    createModuleColumns: items.added,
    updateModuleColumn: items.changed,
    toggleModuleColumn: items.changed,
    deleteModuleColumn: items.removed,

    listModuleForms: items.list,
    getModuleForm: items.record,
    createModuleForm: items.added,
    createModuleForms: items.added,
    updateModuleForm: items.changed,
    toggleModuleForm: items.changed,
    deleteModuleForm: items.removed,

    listDataFields: fields.list,
    getDataField: fields.record,
    createDataField: fields.added,
    updateDataField: fields.changed,
    deleteDataField: fields.removed,

    listDataSchemes: schemes.list,
    getDataScheme: schemes.record,
    createDataScheme: schemes.added,
    updateDataScheme: schemes.changed,
    toggleDataScheme: schemes.changed,
    deleteDataScheme: schemes.removed,
  },
})

export const {
  useListMenusQuery,
  useListAllMenusQuery,
  useListMenuParentsQuery,
  useListMenuRevisionsQuery,
  useGetMenuQuery,
  useCreateMenuMutation,
  useUpdateMenuMutation,
  useToggleMenuMutation,
  useMoveMenuMutation,
  useRestoreMenuMutation,
  useDeleteMenuMutation,
  useExportMenuMutation,
  useImportMenuMutation,
  useListModuleButtonsQuery,
  useCreateModuleButtonMutation,
  useCreateModuleButtonsMutation,
  useUpdateModuleButtonMutation,
  useToggleModuleButtonMutation,
  useDeleteModuleButtonMutation,
  useListModuleColumnsQuery,
  useCreateModuleColumnMutation,
  useCreateModuleColumnsMutation,
  useUpdateModuleColumnMutation,
  useToggleModuleColumnMutation,
  useDeleteModuleColumnMutation,
  useListModuleFormsQuery,
  useCreateModuleFormMutation,
  useCreateModuleFormsMutation,
  useUpdateModuleFormMutation,
  useToggleModuleFormMutation,
  useDeleteModuleFormMutation,
  useListDataFieldsQuery,
  useCreateDataFieldMutation,
  useUpdateDataFieldMutation,
  useDeleteDataFieldMutation,
  useListDataSchemesQuery,
  useCreateDataSchemeMutation,
  useUpdateDataSchemeMutation,
  useToggleDataSchemeMutation,
  useDeleteDataSchemeMutation,
} = menuApi
export type {
  DataField,
  DataFieldBody,
  DataScheme,
  DataSchemeBody,
  Menu,
  MenuAdminNode,
  MenuBody,
  MenuRevision,
  ModuleItem,
  ModuleItemBody,
} from './menu.generated.ts'
