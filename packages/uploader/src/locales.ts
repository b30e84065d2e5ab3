import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

export const NAMESPACE = 'uploader'

/** The texts of this package: give it to the translator. */
export const uploaderCatalogue = defineCatalogue(NAMESPACE, loaders)
