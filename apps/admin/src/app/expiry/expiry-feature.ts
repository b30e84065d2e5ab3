import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Asks for a new sign-in when a session ends over unsaved input. */
export const expiryFeature: AppFeature = {
  name: 'expiry',
  watch: lazyPart(async () => (await import('../watches/watches.ts')).ExpiryWatch),
}
