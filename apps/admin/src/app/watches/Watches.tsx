import { addCatalogue } from '@sqos/i18n'
import { useI18n } from '@sqos/i18n/react'
import { useEffect, useState } from 'react'
import { ExpiryWatch } from '../expiry/ExpiryWatch.tsx'
import { IdleWatch } from '../idle/IdleWatch.tsx'
import { MenuWatch } from '../menu/MenuWatch.tsx'
import { VersionNotice } from '../version/VersionNotice.tsx'
import { watchesCatalogue } from './catalogue.ts'

/** What runs beside the pages of a signed-in person: session, idleness, changes of the menu, new versions. */
export function Watches() {
  const { i18n } = useI18n()
  const [readable, setReadable] = useState(false)

  useEffect(
    function loadTexts() {
      let current = true
      void addCatalogue(i18n, watchesCatalogue).then(() => current && setReadable(true))
      return () => {
        current = false
      }
    },
    [i18n],
  )

  return (
    <>
      <IdleWatch />
      <MenuWatch />
      {readable && (
        <>
          <ExpiryWatch />
          <VersionNotice />
        </>
      )}
    </>
  )
}
