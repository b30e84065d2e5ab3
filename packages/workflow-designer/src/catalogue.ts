import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** The namespace of this package's texts. */
export const NAMESPACE = 'workflowDesigner'

/** Texts of the designer and of the picture. The application also needs `workflowModelCatalogue`. */
export const workflowDesignerCatalogue = defineCatalogue(NAMESPACE, loaders)
