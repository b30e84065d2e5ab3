import { defineCatalogue } from '@sqos/i18n'
import { loaders } from '../locales/loaders.generated.ts'

/** Texts of the shell: titles, screens without a menu entry, messages. */
export const adminCatalogue = defineCatalogue('admin', loaders)
