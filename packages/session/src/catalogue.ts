import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Texts of the session's errors: `t(error.reason, { ns: 'session' })`. */
export const sessionCatalogue = defineCatalogue('session', loaders)
