import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** The texts of the frame itself; what the menu says comes from its owner. */
export const layoutCatalogue = defineCatalogue('layout', loaders)
