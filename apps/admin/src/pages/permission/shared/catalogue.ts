import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '@sqos/list-export'
import { chartCatalogue } from '../../../parts/organization-chart/catalogue.ts'
import { bulkChangeCatalogues } from '../../../parts/bulk-change/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the texts of the pages about organisations. */
export const NAMESPACE = 'page-organization'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of these pages, of their chart and of their rules. */
export const catalogues = [
  pageTextsCatalogue,
  own,
  ...bulkChangeCatalogues,
  chartCatalogue,
  listExportCatalogue,
  validatorsCatalogue,
]
