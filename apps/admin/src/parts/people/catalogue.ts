import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of what pages about people share. */
export const PEOPLE = 'parts-people'

/** What pages about people share: the tree at the side, members, many at once. */
export const peopleCatalogue = defineCatalogue(PEOPLE, loaders)
