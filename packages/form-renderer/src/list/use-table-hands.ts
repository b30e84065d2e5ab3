import { loadTableInteractions } from '@sqos/form-widgets/table-form'
import { useEffect } from 'react'

/** Preloads the interactions of sub-tables for forms that have some. A mounted table shows the error if this fails. */
export function useTableHands(hasTables: boolean) {
  useEffect(
    function bringHands() {
      if (hasTables) void Promise.allSettled([loadTableInteractions()])
    },
    [hasTables],
  )
}
