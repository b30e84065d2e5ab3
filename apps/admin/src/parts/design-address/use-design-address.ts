import { useSearchParams } from 'react-router'

const DESIGN = 'design'
const IMPORT = 'import'

interface Designed {
  id: string
  /** The import of the rows that the design started with. */
  importId?: string | null
}

/** The record that is being designed (model, flow), from the address, so that a design can be linked. */
export function useDesignAddress() {
  const [params, setParams] = useSearchParams()
  const withDesign =
    ({ id, importId }: Partial<Designed>) =>
    (before: URLSearchParams) => {
      const next = new URLSearchParams(before)
      for (const [key, value] of [
        [DESIGN, id],
        [IMPORT, importId],
      ] as const)
        if (value) next.set(key, value)
        else next.delete(key)
      return next
    }
  return {
    designedId: params.get(DESIGN) ?? undefined,
    importId: params.get(IMPORT) ?? undefined,
    openDesign: ({ id, importId }: Designed) => setParams(withDesign({ id, ...(importId && { importId }) })),
    closeDesign: () => setParams(withDesign({})),
  }
}
