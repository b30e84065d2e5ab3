import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Connects the shell to the server: one socket for all tabs, opened after the first paint. */
export const realtimeFeature: AppFeature = {
  name: 'realtime',
  watch: lazyPart(async () => (await import('./RealtimeWatch.tsx')).RealtimeWatch),
}
