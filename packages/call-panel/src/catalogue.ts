import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts. */
export const NAMESPACE = 'callPanel'

/** Texts of the panel: list them among the catalogues of `createI18n`. */
export const callPanelCatalogue = defineCatalogue(NAMESPACE, loaders)
