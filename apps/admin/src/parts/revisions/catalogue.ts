import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of versions. */
export const NAMESPACE = 'part-revisions'

/** The texts of the drawer with versions. */
export const revisionsCatalogue = defineCatalogue(NAMESPACE, loaders)
