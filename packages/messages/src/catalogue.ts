import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts. */
export const NAMESPACE = 'messages'

/** Texts of messages and their settings. */
export const messagesCatalogue = defineCatalogue(NAMESPACE, loaders)
