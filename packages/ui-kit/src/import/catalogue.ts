import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the import texts. */
export const IMPORT = 'ui-kit-import'

/** Texts of the import dialog. */
export const importCatalogue = defineCatalogue(IMPORT, loaders)
