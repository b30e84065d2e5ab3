import { authCatalogue } from '@sqos/auth'
import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the profile's texts. */
export const NAMESPACE = 'page-profile'

const own = defineCatalogue(NAMESPACE, loaders)

/** What the profile says, what its rules say, and what its password form says. */
export const catalogues = [own, validatorsCatalogue, authCatalogue]
