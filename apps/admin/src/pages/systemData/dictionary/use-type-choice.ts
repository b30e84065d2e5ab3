import { type DictionaryTypeNode, useListDictionaryTypesQuery } from '@sqos/api-client/dictionary'
import { useSearchParams } from 'react-router'
import { findNode } from './tree-nodes.ts'

const NO_TYPES: readonly DictionaryTypeNode[] = []

/** The dictionaries and the one that the address names; the first one when it names none, or none that exists. */
export function useTypeChoice() {
  const query = useListDictionaryTypesQuery()
  const [params, setParams] = useSearchParams()
  const types = query.data?.list ?? NO_TYPES
  const named = params.get('type')
  const chosen = findNode(types, ({ id }) => id === named) ?? types[0]

  return {
    types,
    chosen,
    query,
    // What was searched for in one dictionary is not what is searched for in the next.
    choose: (id: string) => setParams(id === types[0]?.id ? {} : { type: id }),
  }
}
