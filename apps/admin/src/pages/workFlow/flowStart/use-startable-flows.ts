import { useListStartableFlowsQuery, usePageStartableFlowsQuery } from '@sqos/api-client/workflow'
import { useEffect, useState } from 'react'

/** Milliseconds without a key before the server is asked. */
const CALM_MS = 200
const MOST = 500

/** The flows that the user can start, by category; with a keyword those whose name, pinyin or code contains it. */
export function useStartableFlows(keyword: string) {
  const calm = useCalm(keyword.trim())
  const tree = useListStartableFlowsQuery({})
  const search = usePageStartableFlowsQuery({ keyword: calm, pageSize: MOST }, { skip: calm === '' })
  const found = calm === '' ? undefined : new Set(search.data?.list.map(({ id }) => id))
  const categories = tree.data?.list ?? []
  const failed = [tree, search].find(({ isError }) => isError)
  const isLoading = tree.isLoading || (calm !== '' && search.isLoading)

  return {
    categories,
    groups: categories
      .map((category) => ({ ...category, children: category.children.filter(({ id }) => found?.has(id) ?? true) }))
      .filter(({ children }) => children.length > 0),
    isLoading,
    isFailed: failed !== undefined,
    isReady: !isLoading && failed === undefined,
    retry: () => void failed?.refetch(),
  }
}

/** The value after it has not changed for a moment; an emptied one at once. */
function useCalm(value: string): string {
  const [calm, setCalm] = useState(value)
  useEffect(
    function follow() {
      const timer = setTimeout(() => setCalm(value), value === '' ? 0 : CALM_MS)
      return () => clearTimeout(timer)
    },
    [value],
  )
  return calm
}
