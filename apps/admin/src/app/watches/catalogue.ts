import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Texts of what watches over the session and the version; nobody needs them before they are signed in. */
export const watchesCatalogue = defineCatalogue('watches', loaders)
