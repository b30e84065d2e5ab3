import { chartsCatalogue } from '@sqos/charts'
import { defineCatalogue } from '@sqos/i18n'
import { portalCatalogue } from '@sqos/portal/catalogue'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { recurrenceCatalogue } from '../../../parts/recurrence/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-dataset'

export const catalogues = [
  pageTextsCatalogue,
  chartsCatalogue,
  portalCatalogue,
  recurrenceCatalogue,
  defineCatalogue(NAMESPACE, loaders),
]
