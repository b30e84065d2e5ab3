import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { dataInterfaceEndpoints } from './data-interface.generated.ts'

const { lists, list, record, added } = cacheOf('DataInterface')
/** The results of interfaces: fetched again when an interface changes. */
const DATA = { type: 'DataInterface', id: 'DATA' } as const

const changed = {
  invalidatesTags: unlessRefused(({ id }: { id: string }) => [lists, DATA, { type: 'DataInterface' as const, id }]),
}
const removed = { invalidatesTags: unlessRefused(() => [lists, DATA]) }

/** Data sources of forms, reports and other systems. */
export const dataInterfaceApi = dataInterfaceEndpoints.enhanceEndpoints({
  addTagTypes: ['DataInterface'],
  endpoints: {
    listDataInterfaces: list,
    listDataInterfacesOfType: list,
    listDataInterfaceTree: list,
    getDataInterface: record,
    listInterfaceParameters: record,
    createDataInterface: added,
    updateDataInterface: changed,
    toggleDataInterface: changed,
    deleteDataInterface: removed,
    importDataInterface: added,

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
