import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-flow-analysis'

export const catalogues = [defineCatalogue(NAMESPACE, loaders)]
