import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts. */
export const NAMESPACE = 'admin-calls'

/** Texts of the dial box. */
export const callsCatalogue = defineCatalogue(NAMESPACE, loaders)
