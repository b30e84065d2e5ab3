import { defineCatalogue } from '@sqos/i18n'
import { printDesignerCatalogue } from '@sqos/print-designer/catalogue'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { revisionsCatalogue } from '../../../parts/revisions/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-print-template'

export const catalogues = [
  pageTextsCatalogue,
  revisionsCatalogue,
  printDesignerCatalogue,
  defineCatalogue(NAMESPACE, loaders),
]
