import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

export const NAMESPACE = 'auth'

/** The texts of the sign-in page and the lock screen. */
export const authCatalogue = defineCatalogue(NAMESPACE, loaders)
