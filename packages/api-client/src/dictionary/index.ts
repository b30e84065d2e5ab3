import { dictionaryEndpoints } from './dictionary.generated.ts'

type Tag = 'DictionaryType' | 'DictionaryData'

/** Every list and tree of a kind; single records have their own tag, so that a deleted one is not asked for again. */
const listOf = (type: Tag) => ({ type, id: 'LIST' }) as const

/** A refused write changed nothing: what is on the screen stays. */
const unlessRefused = <Argument, Changed>(changed: (argument: Argument) => Changed[]) => {
  return (_result: unknown, error: unknown, argument: Argument) => (error ? [] : changed(argument))
}

const newType = unlessRefused(() => [listOf('DictionaryType')])
const newData = unlessRefused(() => [listOf('DictionaryData')])
const changedType = unlessRefused(({ id }: { id: string }) => [
  listOf('DictionaryType'),
  { type: 'DictionaryType' as const, id },
])
const changedData = unlessRefused(({ id }: { id: string }) => [
  listOf('DictionaryData'),
  { type: 'DictionaryData' as const, id },
])

/** Dictionaries: the tree of types, their values, and the lookups that every form uses. */
export const dictionaryApi = dictionaryEndpoints.enhanceEndpoints({
  addTagTypes: ['DictionaryType', 'DictionaryData'],
  endpoints: {
    listDictionaryTypes: { providesTags: [listOf('DictionaryType')] },
    listDictionaryTypeParents: { providesTags: [listOf('DictionaryType')] },
    getDictionaryType: { providesTags: (_result, _error, { id }) => [{ type: 'DictionaryType', id }] },
    createDictionaryType: { invalidatesTags: newType },
    updateDictionaryType: { invalidatesTags: changedType },
    deleteDictionaryType: { invalidatesTags: newType },

    listDictionaryData: { providesTags: [listOf('DictionaryData')] },
    listAllDictionaries: { providesTags: [listOf('DictionaryType'), listOf('DictionaryData')] },
    // Its top row is the type itself.
    listDictionaryDataParents: { providesTags: [listOf('DictionaryType'), listOf('DictionaryData')] },
    listDictionaryOptions: { providesTags: [listOf('DictionaryType'), listOf('DictionaryData')] },
    getDictionaryData: { providesTags: (_result, _error, { id }) => [{ type: 'DictionaryData', id }] },
    createDictionaryData: { invalidatesTags: newData },
    updateDictionaryData: { invalidatesTags: changedData },
    deleteDictionaryData: { invalidatesTags: newData },
    toggleDictionaryData: { invalidatesTags: changedData },
    importDictionary: { invalidatesTags: unlessRefused(() => [listOf('DictionaryType'), listOf('DictionaryData')]) },
  },
})

export const {
  useListDictionaryTypesQuery,
  useListDictionaryTypeParentsQuery,
  useGetDictionaryTypeQuery,
  useCreateDictionaryTypeMutation,
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
