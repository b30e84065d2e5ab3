import { defineCatalogue } from '@sqos/i18n'
import { authorityEditorCatalogue } from '@sqos/authority-editor/catalogue'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-authorize'

/** The texts of the page and of the permission editor. */
export const catalogues = [authorityEditorCatalogue, defineCatalogue(NAMESPACE, loaders)]
