import { menuEndpoints } from './menu.generated.ts'

type Tag = 'Menu' | 'MenuItem' | 'DataField' | 'DataScheme'

/** Every list and tree of a kind; single records have their own tag, so that a deleted one is not asked for again. */
const listOf = (type: Tag) => ({ type, id: 'LIST' }) as const
const one =
  (type: Tag) =>
  (_result: unknown, _error: unknown, { id }: { id: string }) => [{ type, id }]

/** A refused write changed nothing: what is on the screen stays. */
const added = (type: Tag) => (_result: unknown, error: unknown) => (error ? [] : [listOf(type)])
const changed =
  (type: Tag) =>
  (_result: unknown, error: unknown, { id }: { id: string }) =>
    error ? [] : [listOf(type), { type, id }]

/** Buttons, columns and form fields are one kind of record. */
const items = { providesTags: [listOf('MenuItem')] }
const item = { providesTags: one('MenuItem') }
const newItem = { invalidatesTags: added('MenuItem') }
const changedItem = { invalidatesTags: changed('MenuItem') }

/** The menu as administrators maintain it. */
export const menuApi = menuEndpoints.enhanceEndpoints({
  addTagTypes: ['Menu', 'MenuItem', 'DataField', 'DataScheme'],
  endpoints: {
    listMenus: { providesTags: [listOf('Menu')] },
    listAllMenus: { providesTags: [listOf('Menu')] },
    listMenuParents: { providesTags: [listOf('Menu')] },
    listMenuRevisions: { providesTags: one('Menu') },
    getMenu: { providesTags: one('Menu') },
    createMenu: { invalidatesTags: added('Menu') },
    importMenu: { invalidatesTags: added('Menu') },
    updateMenu: { invalidatesTags: changed('Menu') },
    toggleMenu: { invalidatesTags: changed('Menu') },
    moveMenu: { invalidatesTags: changed('Menu') },
    restoreMenu: { invalidatesTags: changed('Menu') },
    deleteMenu: { invalidatesTags: added('Menu') },

    listModuleButtons: items,
    getModuleButton: item,
    createModuleButton: newItem,
    createModuleButtons: newItem,
    updateModuleButton: changedItem,
    toggleModuleButton: changedItem,
    deleteModuleButton: newItem,

    listModuleColumns: items,
    getModuleColumn: item,
    createModuleColumn: newItem,
    createModuleColumns: newItem,
    updateModuleColumn: changedItem,
    toggleModuleColumn: changedItem,
    deleteModuleColumn: newItem,

    listModuleForms: items,
    getModuleForm: item,
    createModuleForm: newItem,
    createModuleForms: newItem,
    updateModuleForm: changedItem,
    toggleModuleForm: changedItem,
    deleteModuleForm: newItem,

    listDataFields: { providesTags: [listOf('DataField')] },
    getDataField: { providesTags: one('DataField') },
    createDataField: { invalidatesTags: added('DataField') },
    updateDataField: { invalidatesTags: changed('DataField') },
    deleteDataField: { invalidatesTags: added('DataField') },

    listDataSchemes: { providesTags: [listOf('DataScheme')] },
    getDataScheme: { providesTags: one('DataScheme') },
    createDataScheme: { invalidatesTags: added('DataScheme') },
    updateDataScheme: { invalidatesTags: changed('DataScheme') },
    toggleDataScheme: { invalidatesTags: changed('DataScheme') },
    deleteDataScheme: { invalidatesTags: added('DataScheme') },
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
