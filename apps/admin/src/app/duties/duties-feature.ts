import { type AppFeature, lazyPart } from '@sqos/app-feature'
import { dutiesCatalogue } from './catalogue.ts'

/** Open approvals on the start page. */
export const dutiesFeature: AppFeature = {
  name: 'duties',
  catalogue: dutiesCatalogue,
  homeCard: lazyPart(async () => (await import('./DutyCard.tsx')).DutyCard),
}
