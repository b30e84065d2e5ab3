import { defineCatalogue } from '@sqos/i18n'
import { uploaderCatalogue } from '@sqos/uploader/core'
import { validatorsCatalogue } from '@sqos/validators'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-notice'

export const catalogues = [
  defineCatalogue(NAMESPACE, loaders),
  pageTextsCatalogue,
  uploaderCatalogue,
  validatorsCatalogue,
]
