import { useSearchParams } from 'react-router'

/** What the page is asked, kept in the address: copy it and a colleague sees the same answer. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  return {
    read: (name: string) => params.get(name) ?? '',
    /** Empty values leave the address. */
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
