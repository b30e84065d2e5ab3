import { dataInterfaceEndpoints } from './data-interface.generated.ts'

/** Every list; single records have their own tag. */
const LISTS = { type: 'DataInterface', id: 'LIST' } as const
/** What interfaces give: asked again when one of them changed. */
const DATA = { type: 'DataInterface', id: 'DATA' } as const

/** A refused write changed nothing: what is on the screen stays. */
const changed = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [LISTS, DATA, { type: 'DataInterface' as const, id }]
const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Sources of data for forms, reports and other systems. */
export const dataInterfaceApi = dataInterfaceEndpoints.enhanceEndpoints({
  addTagTypes: ['DataInterface'],
  endpoints: {
    listDataInterfaces: { providesTags: [LISTS] },
    listDataInterfacesOfType: { providesTags: [LISTS] },
    listDataInterfaceTree: { providesTags: [LISTS] },
    getDataInterface: { providesTags: (_result, _error, { id }) => [{ type: 'DataInterface', id }] },
    listInterfaceParameters: { providesTags: (_result, _error, { id }) => [{ type: 'DataInterface', id }] },
    createDataInterface: { invalidatesTags: added },
    updateDataInterface: { invalidatesTags: changed },
    toggleDataInterface: { invalidatesTags: changed },
    // Not the record itself: it would be asked for once more, and is not there.
    deleteDataInterface: { invalidatesTags: (_result, error) => (error ? [] : [LISTS, DATA]) },
    importDataInterface: { invalidatesTags: added },

    getInterfaceResponse: { providesTags: [DATA] },
    listInterfaceRows: { providesTags: [DATA] },
    getInterfaceRow: { providesTags: [DATA] },
  },
})

export const {
  useListDataInterfacesQuery,
  useListDataInterfaceTreeQuery,
  useListReadableTablesQuery,
  useListInterfaceParametersQuery,
  useGetDataInterfaceQuery,
  useCreateDataInterfaceMutation,
  useUpdateDataInterfaceMutation,
  useToggleDataInterfaceMutation,
  useDeleteDataInterfaceMutation,
  usePreviewDataInterfaceMutation,
  useListInterfaceLogQuery,
  useExportDataInterfaceMutation,
  useImportDataInterfaceMutation,
} = dataInterfaceApi
export type {
  DataInterface,
  DataInterfaceBody,
  DataInterfaceNode,
  DataInterfaceRow,
  InterfaceLogRow,
  InterfaceParameter,
} from './data-interface.generated.ts'
