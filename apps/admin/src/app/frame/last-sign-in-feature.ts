import type { AppFeature } from '@sqos/app-feature'
import { LastSignInNotice } from './LastSignInNotice.tsx'

/** Notice of the previous sign-in, shown after signing in. */
export const lastSignInFeature: AppFeature = {
  name: 'last-sign-in',
  dock: LastSignInNotice,
}
