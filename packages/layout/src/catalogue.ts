import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Texts of the frame. The owner of the menu provides its texts. */
export const layoutCatalogue = defineCatalogue('layout', loaders)
