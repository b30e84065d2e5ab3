import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** The namespace of this package's texts. */
export const NAMESPACE = 'formDesigner'

/** Texts of the designer. */
export const formDesignerCatalogue = defineCatalogue(NAMESPACE, loaders)
