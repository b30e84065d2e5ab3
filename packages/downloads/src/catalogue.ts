import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Texts of the download centre. */
export const downloadsCatalogue = defineCatalogue('downloads', loaders)
