import { UploadDock, uploaderCatalogue } from '@sqos/uploader'
import { useCatalogue } from '../../parts/use-catalogue.ts'
import { AppUploads } from './AppUploads.tsx'

/** The person's uploads in a corner of every page. */
export function AppUploadDock() {
  const isReadable = useCatalogue(uploaderCatalogue)
  return <AppUploads>{isReadable && <UploadDock />}</AppUploads>
}
