import { useEffect } from 'react'
import { useStableCallback } from '@sqos/hooks'
import { useSearchParams } from 'react-router'

/** Parameter of the address that opens the details of a record: `?record=…`. */
export const OPENED = 'record'

/** Opens the record that the address names, if the user may, and takes it out of the address. */
export function useOpenedByAddress(open: (id: string) => void, { isAllowed }: { isAllowed: boolean }) {
  const [params, setParams] = useSearchParams()
  const id = params.get(OPENED)
  const show = useStableCallback(open)
  useEffect(
    function openNamed() {
      if (id === null) return
      if (isAllowed) show(id)
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          next.delete(OPENED)
          return next
        },
        { replace: true },
      )
    },
    [id, isAllowed, show, setParams],
  )
}
