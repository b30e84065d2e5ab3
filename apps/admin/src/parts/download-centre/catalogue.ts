import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** The texts of the download centre, loaded with its button. */
export const downloadCentreCatalogue = defineCatalogue('downloadCentre', loaders)
