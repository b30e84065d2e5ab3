import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts. */
export const NAMESPACE = 'writing'

/** The texts of this package. */
export const writingCatalogue = defineCatalogue(NAMESPACE, loaders)
