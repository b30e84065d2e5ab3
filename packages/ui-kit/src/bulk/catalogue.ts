import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts of bulk changes. */
export const BULK = 'ui-kit-bulk'

/** Texts of bulk changes; pages that use them load it. */
export const bulkCatalogue = defineCatalogue(BULK, loaders)
