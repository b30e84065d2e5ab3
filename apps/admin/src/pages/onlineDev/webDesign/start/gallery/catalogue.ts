import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of the gallery. */
export const NAMESPACE = 'page-app-gallery'

export const galleryCatalogue = defineCatalogue(NAMESPACE, loaders)
