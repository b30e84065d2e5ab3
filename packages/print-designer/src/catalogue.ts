import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** The namespace of this package's texts. */
export const NAMESPACE = 'printDesigner'

/** Texts of the preview and of the designer. */
export const printDesignerCatalogue = defineCatalogue(NAMESPACE, loaders)
