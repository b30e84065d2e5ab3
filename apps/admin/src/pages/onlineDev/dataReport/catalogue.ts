import { defineCatalogue } from '@sqos/i18n'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { reportCatalogues } from '../../../app/report/catalogue.ts'
import { revisionsCatalogue } from '../../../parts/revisions/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-report'

export const catalogues = [
  pageTextsCatalogue,
  revisionsCatalogue,
  ...reportCatalogues,
  defineCatalogue(NAMESPACE, loaders),
]
