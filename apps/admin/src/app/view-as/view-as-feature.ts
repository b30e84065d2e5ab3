import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Banner while an administrator views the application as another user. */
export const viewAsFeature: AppFeature = {
  name: 'view-as',
  dock: lazyPart(async () => (await import('./ViewAsDock.tsx')).ViewAsDock),
}
