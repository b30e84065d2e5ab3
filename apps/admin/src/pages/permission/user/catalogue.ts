import { importCatalogue } from '@sqos/ui-kit/import'
import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '@sqos/list-export'
import { chartCatalogue } from '../../../parts/organization-chart/catalogue.ts'
import { peopleCatalogue } from '@sqos/people'
import { bulkCatalogue } from '@sqos/ui-kit/bulk'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-user'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of the page, its parts and its rules. */
export const catalogues = [
  pageTextsCatalogue,
  own,
  peopleCatalogue,
  bulkCatalogue,
  chartCatalogue,
  listExportCatalogue,
  importCatalogue,
  validatorsCatalogue,
]
