import { lazyPart } from '@sqos/app-feature'
import { useUploadMark } from '../../parts/uploads/upload-mark.ts'

const AppUploadDock = lazyPart(async () => (await import('./AppUploadDock.tsx')).AppUploadDock)

/** The upload panel, only for users with uploads in this browser; its code is loaded then. */
export function MarkedUploadDock() {
  return useUploadMark() && <AppUploadDock />
}
