import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'
import { NAMESPACE } from './namespace.ts'

/** Texts of the cards of approvals and requests. */
export const dutiesCatalogue = defineCatalogue(NAMESPACE, loaders)
