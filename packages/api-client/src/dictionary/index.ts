import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { dictionaryEndpoints } from './dictionary.generated.ts'

const types = cacheOf('DictionaryType')
const values = cacheOf('DictionaryData')
/** Reads values with their types. */
const both = { providesTags: [types.lists, values.lists] }

/** Dictionaries: the tree of types, their values, and the lookups that every form uses. */
export const dictionaryApi = dictionaryEndpoints.enhanceEndpoints({
  addTagTypes: ['DictionaryType', 'DictionaryData'],
  endpoints: {
    listDictionaryTypes: types.list,
    listDictionaryTypeParents: types.list,
    getDictionaryType: types.record,
    createDictionaryType: types.added,
    updateDictionaryType: types.changed,
    deleteDictionaryType: types.removed,

    listDictionaryData: values.list,
    listAllDictionaries: both,
    // Its first row is the type itself.
    listDictionaryDataParents: both,
    listDictionaryOptions: both,
    getDictionaryData: values.record,
    createDictionaryData: values.added,
    updateDictionaryData: values.changed,
    deleteDictionaryData: values.removed,
    toggleDictionaryData: values.changed,
    createDictionaryFromLines: { invalidatesTags: unlessRefused(() => [types.lists, values.lists]) },
    addDictionaryLines: { invalidatesTags: unlessRefused(() => [values.lists]) },
    importDictionary: { invalidatesTags: unlessRefused(() => [types.lists, values.lists]) },
  },
})

export const {
  useListDictionaryTypesQuery,
  useListDictionaryTypeParentsQuery,
  useGetDictionaryTypeQuery,
  useCreateDictionaryTypeMutation,
  useCreateDictionaryFromLinesMutation,
  useAddDictionaryLinesMutation,
  useUpdateDictionaryTypeMutation,
  useDeleteDictionaryTypeMutation,
  useListDictionaryDataQuery,
  useListAllDictionariesQuery,
  useListDictionaryDataParentsQuery,
  useListDictionaryOptionsQuery,
  useGetDictionaryDataQuery,
  useCreateDictionaryDataMutation,
  useUpdateDictionaryDataMutation,
  useDeleteDictionaryDataMutation,
  useToggleDictionaryDataMutation,
  useExportDictionaryMutation,
  useImportDictionaryMutation,
} = dictionaryApi
export type {
  Dictionary,
  DictionaryData,
  DictionaryDataBody,
  DictionaryDataNode,
  DictionaryType,
  DictionaryTypeBody,
  DictionaryTypeNode,
  FileTicket,
} from './dictionary.generated.ts'
