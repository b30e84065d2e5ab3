import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of recurring times. */
export const NAMESPACE = 'part-recurrence'

/** The texts of recurring times. */
export const recurrenceCatalogue = defineCatalogue(NAMESPACE, loaders)
