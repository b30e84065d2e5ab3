import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'

/** 流程分类: the values of the dictionary of flow categories, by code. */
export function useCategories() {
  const { data, isFetching } = useListDictionaryOptionsQuery({ typeId: 'WorkFlowCategory' })
  return {
    options: (data?.list ?? []).map(({ enCode, fullName }) => ({ value: enCode, label: fullName })),
    loading: isFetching,
  }
}
