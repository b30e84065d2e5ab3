import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** The shell opens without a network, and can be installed on phones and desktops. */
export const offlineFeature: AppFeature = {
  name: 'offline',
  watch: lazyPart(async () => (await import('../watches/watches.ts')).OfflineShell),
}
