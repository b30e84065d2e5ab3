import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '@sqos/list-export'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-call-seat'

export const catalogues = [
  defineCatalogue(NAMESPACE, loaders),
  pageTextsCatalogue,
  listExportCatalogue,
  validatorsCatalogue,
]
