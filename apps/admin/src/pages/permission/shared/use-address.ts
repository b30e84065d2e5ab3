import { useSearchParams } from 'react-router'

/** The parameters of a page, kept in the address, so that it can be shared. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  return {
    read: (name: string) => params.get(name) ?? '',
    /** Empty values are removed from the address. */
    write: (change: Readonly<Record<string, string>>) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      ),
  }
}
