import { useSearchParams } from 'react-router'

/** The id of the notice that a parameter of the address opens, such as `?view=…`, and the function that changes it. */
export function useOpened(name: 'view' | 'readers') {
  const [params, setParams] = useSearchParams()

  function open(id: string | undefined) {
    setParams((present) => {
      const next = new URLSearchParams(present)
      if (id === undefined) next.delete(name)
      else next.set(name, id)
      return next
    })
  }

  return [params.get(name) ?? undefined, open] as const
}
