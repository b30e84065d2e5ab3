import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Texts of the watches over session and version; loaded after the sign-in. */
export const watchesCatalogue = defineCatalogue('watches', loaders)
