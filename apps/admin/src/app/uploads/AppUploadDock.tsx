import { useCatalogue } from '@sqos/i18n/react'
import { UploadDock, uploaderCatalogue } from '@sqos/uploader'
import { AppUploads } from '../../parts/uploads/AppUploads.tsx'

/** The user's uploads in a corner of every page. */
export function AppUploadDock() {
  const isReadable = useCatalogue(uploaderCatalogue)
  return <AppUploads>{isReadable && <UploadDock />}</AppUploads>
}
