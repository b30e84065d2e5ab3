import { defineCatalogue } from '@sqos/i18n'
import { authorityEditorCatalogue } from '@sqos/authority-editor/catalogue'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-authority'

/** What the page says, and what the editor of permissions says. */
export const catalogues = [authorityEditorCatalogue, defineCatalogue(NAMESPACE, loaders)]
