import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the texts of both dictionary pages. */
export const NAMESPACE = 'page-dictionary'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of both pages and of their rules. */
export const catalogues = [pageTextsCatalogue, own, validatorsCatalogue]
