import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts. */
export const LIST_EXPORT = 'list-export'

/** Text of the export button. The dialog has its own texts. */
export const listExportCatalogue = defineCatalogue(LIST_EXPORT, loaders)
