import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

export const NAMESPACE = 'uploader'

/** Texts of this package, for the translator. */
export const uploaderCatalogue = defineCatalogue(NAMESPACE, loaders)
