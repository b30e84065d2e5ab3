import { useCatalogue } from '@sqos/i18n/react'
import { ExpiryWatch } from '../expiry/ExpiryWatch.tsx'
import { IdleWatch } from '../idle/IdleWatch.tsx'
import { MenuWatch } from '../menu/MenuWatch.tsx'
import { VersionNotice } from '../version/VersionNotice.tsx'
import { watchesCatalogue } from './catalogue.ts'

/** What runs beside the pages of a signed-in person: session, idleness, changes of the menu, new versions. */
export function Watches() {
  const isReadable = useCatalogue(watchesCatalogue)

  return (
    <>
      <IdleWatch />
      <MenuWatch />
      {isReadable && (
        <>
          <ExpiryWatch />
          <VersionNotice />
        </>
      )}
    </>
  )
}
