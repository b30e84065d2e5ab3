import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Notice of a newer build of the shell. */
export const versionFeature: AppFeature = {
  name: 'version',
  watch: lazyPart(async () => (await import('../watches/watches.ts')).VersionNotice),
}
