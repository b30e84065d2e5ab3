import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of this page. */
export const NAMESPACE = 'page-sys-config'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of this page and of its rules. */
export const catalogues = [own, validatorsCatalogue]
