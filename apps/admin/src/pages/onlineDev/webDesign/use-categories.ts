import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'

/** 功能分类: the values of the dictionary of model categories. */
export function useCategories() {
  const { data, isFetching } = useListDictionaryOptionsQuery({ typeId: 'webDesign' })
  return {
    options: (data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
    loading: isFetching,
  }
}
