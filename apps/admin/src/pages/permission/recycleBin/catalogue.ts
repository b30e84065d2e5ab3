import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-recycle-bin'

export const catalogues = [pageTextsCatalogue, defineCatalogue(NAMESPACE, loaders)]
