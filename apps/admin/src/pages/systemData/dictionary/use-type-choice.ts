import { type DictionaryTypeNode, useListDictionaryTypesQuery } from '@sqos/api-client/dictionary'
import { useSearchParams } from 'react-router'
import { findNode } from '../../../parts/tree/tree-nodes.ts'

const NO_TYPES: readonly DictionaryTypeNode[] = []

/** The dictionaries and the one in the address. Without a valid address, the first one that is not only a heading. */
export function useTypeChoice() {
  const query = useListDictionaryTypesQuery()
  const [params, setParams] = useSearchParams()
  const types = query.data?.list ?? NO_TYPES
  const first = findNode(types, ({ children }) => !children?.length)
  const named = params.get('type')
  const chosen = findNode(types, ({ id }) => id === named) ?? first

  return {
    types,
    chosen,
    query,
    // The search of one dictionary does not apply to the next one.
    choose: (id: string) => setParams(id === first?.id ? {} : { type: id }),
  }
}
