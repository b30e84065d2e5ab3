import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of imports. */
export const IMPORT = 'parts-import'

/** What the import of people and that of records say alike. */
export const importCatalogue = defineCatalogue(IMPORT, loaders)
