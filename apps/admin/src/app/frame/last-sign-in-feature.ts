import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Notice of the previous sign-in, shown after signing in. */
export const lastSignInFeature: AppFeature = {
  name: 'last-sign-in',
  dock: lazyPart(async () => (await import('./LastSignInNotice.tsx')).LastSignInNotice),
}
