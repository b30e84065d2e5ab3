import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the text of the button that takes a list out. */
export const LIST_EXPORT = 'parts-list-export'

/** The word on the button; the dialog has its own. */
export const listExportCatalogue = defineCatalogue(LIST_EXPORT, loaders)
