import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the design page's texts. */
export const NAMESPACE = 'page-model-design'

export const designCatalogue = defineCatalogue(NAMESPACE, loaders)
