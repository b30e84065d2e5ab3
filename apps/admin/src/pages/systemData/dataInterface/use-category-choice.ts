import { type DictionaryDataNode, useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { DATA_INTERFACE_CATEGORIES } from '@sqos/contract'
import { useSearchParams } from 'react-router'
import { findNode } from '../../../parts/tree/tree-nodes.ts'

const NONE: readonly DictionaryDataNode[] = []

/** The categories, and the one in the address; by default the first one without children. */
export function useCategoryChoice() {
  const query = useListDictionaryOptionsQuery({ typeId: DATA_INTERFACE_CATEGORIES })
  const [params, setParams] = useSearchParams()
  const categories = query.data?.list ?? NONE
  const first = findNode(categories, ({ children }) => !children?.length)
  const named = params.get('category')
  const chosen = findNode(categories, ({ id }) => id === named) ?? first

  return {
    categories,
    chosen,
    query,
    // The search of one category does not apply to the next one.
    choose: (id: string) => setParams(id === first?.id ? {} : { category: id }),
  }
}
