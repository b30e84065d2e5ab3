import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of ui-kit's texts. */
export const NAMESPACE = 'ui-kit'

/** The texts of ui-kit; an application lists them in `createI18n({ catalogues })`. */
export const uiKitLocales = defineCatalogue(NAMESPACE, loaders)
