import { authCatalogue } from '@sqos/auth'
import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the profile's texts. */
export const NAMESPACE = 'page-profile'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of the profile, its rules and its password form. */
export const catalogues = [own, validatorsCatalogue, authCatalogue]
