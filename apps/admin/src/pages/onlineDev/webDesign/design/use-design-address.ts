import type { VisualModelRow } from '@sqos/api-client/model'
import { useSearchParams } from 'react-router'

const KEY = 'design'

/** Which model is being designed: the address says it, so that a design can be opened by a link. */
export function useDesignAddress() {
  const [params, setParams] = useSearchParams()
  const withDesign = (id: string | undefined) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before)
    if (id === undefined) next.delete(KEY)
    else next.set(KEY, id)
    return next
  }
  return {
    designedId: params.get(KEY) ?? undefined,
    openDesign: ({ id }: VisualModelRow) => setParams(withDesign(id)),
    closeDesign: () => setParams(withDesign(undefined)),
  }
}
