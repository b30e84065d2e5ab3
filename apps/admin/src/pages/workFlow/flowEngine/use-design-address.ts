import type { FlowEngineRow } from '@sqos/api-client/workflow'
import { useSearchParams } from 'react-router'

const KEY = 'design'

/** The flow that is being designed, from the address, so that a design can be linked. */
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
    openDesign: ({ id }: FlowEngineRow) => setParams(withDesign(id)),
    closeDesign: () => setParams(withDesign(undefined)),
  }
}
