import { type DictionaryTypeNode, useListDictionaryTypesQuery } from '@sqos/api-client/dictionary'
import { useSearchParams } from 'react-router'
import { findNode } from '../../../parts/tree/tree-nodes.ts'

const NO_TYPES: readonly DictionaryTypeNode[] = []

/**
 * The dictionaries and the one that the address names. When it names none, or none that exists, it is the first one that
 * is not just a heading over others: a page should open on something to read.
 */
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
    // What was searched for in one dictionary is not what is searched for in the next.
    choose: (id: string) => setParams(id === first?.id ? {} : { type: id }),
  }
}
