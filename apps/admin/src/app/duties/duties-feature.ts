import { type AppFeature, lazyPart } from '@sqos/app-feature'

/** Open approvals on the start page. */
export const dutiesFeature: AppFeature = {
  name: 'duties',
  homeCard: lazyPart(async () => (await import('./DutyCard.tsx')).DutyCard),
}
