import { asBoolean, own } from '@sqos/form-model'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Parameter of the address that names the opened record: `?record=…`. */
export const OPENED = 'record'

/** Marks the entry of the history that was added by opening a record in the list. */
const FROM_LIST = { isOpenedInList: true }

/** The record that the address names, so that it can be reloaded, shared and left by going back. */
export function useOpenedRecord({ isAllowed }: { isAllowed: boolean }) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const named = params.get(OPENED) ?? undefined
  const isForbidden = named !== undefined && !isAllowed
  useEffect(
    function leaveForbidden() {
      if (isForbidden) setParams(name(undefined), { replace: true })
    },
    [isForbidden, setParams],
  )

  return {
    id: isAllowed ? named : undefined,
    /** Opens a record, or another one in its place. */
    open: (id: string) => setParams(name(id), named === undefined ? { state: FROM_LIST } : { replace: true, state }),
    close: () => {
      if (asBoolean(own(state, 'isOpenedInList'))) void navigate(-1)
      else setParams(name(undefined), { replace: true })
    },
  }
}

/** Names the opened record in the parameters of an address, or none. */
const name = (id: string | undefined) => (present: URLSearchParams) => {
  const next = new URLSearchParams(present)
  if (id === undefined) next.delete(OPENED)
  else next.set(OPENED, id)
  return next
}
