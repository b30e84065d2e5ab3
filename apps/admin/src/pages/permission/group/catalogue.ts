import { authorityEditorCatalogue } from '@sqos/authority-editor/catalogue'
import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '@sqos/list-export'
import { chartCatalogue } from '../../../parts/organization-chart/catalogue.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { peopleCatalogue } from '@sqos/people'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-user-group'

/** The texts of the page and of its parts. */
export const catalogues = [
  defineCatalogue(NAMESPACE, loaders),
  pageTextsCatalogue,
  peopleCatalogue,
  chartCatalogue,
  listExportCatalogue,
  validatorsCatalogue,
  authorityEditorCatalogue,
]
