import { defineCatalogue } from '@sqos/i18n'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-screen'

export const catalogues = [pageTextsCatalogue, defineCatalogue(NAMESPACE, loaders)]
