import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts. */
export const NAMESPACE = 'part-page-face'

export const faceCatalogue = defineCatalogue(NAMESPACE, loaders)
