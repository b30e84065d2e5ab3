import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '@sqos/list-export'
import { chartCatalogue } from '../../../parts/organization-chart/catalogue.ts'
import { peopleCatalogue } from '@sqos/people'
import { bulkChangeCatalogues } from '../../../parts/bulk-change/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-position'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of the page, its parts and its rules. */
export const catalogues = [
  pageTextsCatalogue,
  own,
  ...bulkChangeCatalogues,
  peopleCatalogue,
  chartCatalogue,
  listExportCatalogue,
  validatorsCatalogue,
]
