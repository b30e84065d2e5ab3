import type { AppFeature } from '@sqos/app-feature'
import { ViewAsDock } from './ViewAsDock.tsx'

/** Banner while an administrator views the application as another user. */
export const viewAsFeature: AppFeature = {
  name: 'view-as',
  dock: ViewAsDock,
}
