import { callPanelCatalogue } from '@sqos/call-panel/core'
import { generatedPageCatalogues } from '@sqos/generated-page'
import { defineCatalogue } from '@sqos/i18n'
import { listExportCatalogue } from '@sqos/list-export'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-call-record'

/** The texts of the page, of the faults of calls and of the related record. */
export const catalogues = [
  defineCatalogue(NAMESPACE, loaders),
  pageTextsCatalogue,
  listExportCatalogue,
  callPanelCatalogue,
  ...generatedPageCatalogues,
]
