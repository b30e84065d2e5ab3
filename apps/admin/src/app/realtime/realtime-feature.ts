import { type AppFeature, laterPart } from '@sqos/app-feature'

/** Connects the shell to the server: one socket for all tabs, opened two seconds after the first page. */
export const realtimeFeature: AppFeature = {
  name: 'realtime',
  watch: laterPart(async () => (await import('./RealtimeWatch.tsx')).RealtimeWatch),
}
