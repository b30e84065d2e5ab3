import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts. */
export const PEOPLE = 'people'

/** Texts of the organization panel and of the members dialog; pages that use them load it. */
export const peopleCatalogue = defineCatalogue(PEOPLE, loaders)
