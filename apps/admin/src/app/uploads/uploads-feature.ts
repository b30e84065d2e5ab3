import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Panel with the user's uploads on every page. */
export const uploadsFeature: AppFeature = {
  name: 'uploads',
  dock: lazyPart(async () => (await import('./MarkedUploadDock.tsx')).MarkedUploadDock),
}
