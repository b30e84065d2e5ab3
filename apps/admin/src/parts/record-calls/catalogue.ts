import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts. */
export const NAMESPACE = 'record-calls'

/** Texts of the calls of a record. */
export const recordCallsCatalogue = defineCatalogue(NAMESPACE, loaders)
