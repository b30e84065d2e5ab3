import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the catalogue. */
export const NAMESPACE = 'authority-editor'

/** Texts of the editor; pages that open it load them. */
export const authorityEditorCatalogue = defineCatalogue(NAMESPACE, loaders)
