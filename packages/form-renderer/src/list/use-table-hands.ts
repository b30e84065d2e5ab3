import { useEffect } from 'react'

async function loadHands() {
  const { loadTableInteractions } = await import('@sqos/form-widgets/table-form')
  await loadTableInteractions()
}

/** Preloads the interactions of sub-tables for forms that have some. A mounted table shows the error if this fails. */
export function useTableHands(hasTables: boolean) {
  useEffect(
    function bringHands() {
      if (hasTables) void loadHands().catch(() => undefined)
    },
    [hasTables],
  )
}
