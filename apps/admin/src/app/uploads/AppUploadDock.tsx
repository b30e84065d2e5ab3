import { addCatalogue } from '@sqos/i18n'
import { useI18n } from '@sqos/i18n/react'
import { UploadDock, uploaderCatalogue } from '@sqos/uploader'
import { useEffect, useState } from 'react'
import { AppUploads } from './AppUploads.tsx'

/** The person's uploads in a corner of every page. */
export function AppUploadDock() {
  const { i18n } = useI18n()
  const [isReadable, setReadable] = useState(false)
  useEffect(
    function loadTexts() {
      let isWanted = true
      void addCatalogue(i18n, uploaderCatalogue).then(() => isWanted && setReadable(true))
      return () => {
        isWanted = false
      }
    },
    [i18n],
  )
  return <AppUploads>{isReadable && <UploadDock />}</AppUploads>
}
