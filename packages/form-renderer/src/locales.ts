import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

export const NAMESPACE = 'formRenderer'

/** The texts of this package. Register it together with `formModelCatalogue`. */
export const formRendererCatalogue = defineCatalogue('formRenderer', loaders)
