import type { AppFeature } from '@sqos/app-feature'
import { MarkedUploadDock } from './MarkedUploadDock.tsx'

/** Panel with the user's uploads on every page. */
export const uploadsFeature: AppFeature = {
  name: 'uploads',
  dock: MarkedUploadDock,
}
