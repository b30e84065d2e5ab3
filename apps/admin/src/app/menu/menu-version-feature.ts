import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Loads menu and permissions again when an administrator has changed them. */
export const menuVersionFeature: AppFeature = {
  name: 'menu-version',
  watch: lazyPart(async () => (await import('../watches/watches.ts')).MenuWatch),
}
