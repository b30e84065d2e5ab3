import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts. */
export const NAMESPACE = 'chat'

/** Texts of the internal chat. */
export const chatCatalogue = defineCatalogue(NAMESPACE, loaders)
