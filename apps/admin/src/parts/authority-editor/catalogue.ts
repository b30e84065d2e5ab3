import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the editor's texts. */
export const NAMESPACE = 'authority-editor'

/** The texts of the editor, for the pages that open it. */
export const authorityEditorCatalogue = defineCatalogue(NAMESPACE, loaders)
