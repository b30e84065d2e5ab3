import { addCatalogue, type Catalogue } from '@sqos/i18n'
import { useI18n } from '@sqos/i18n/react'
import { useEffect, useState } from 'react'

/** Loads texts that came with no page; true when they can be read. */
export function useCatalogue(catalogue: Catalogue): boolean {
  const { i18n } = useI18n()
  const [isReadable, setReadable] = useState(false)
  useEffect(
    function loadTexts() {
      let isWanted = true
      void addCatalogue(i18n, catalogue).then(() => isWanted && setReadable(true))
      return () => {
        isWanted = false
      }
    },
    [i18n, catalogue],
  )
  return isReadable
}
