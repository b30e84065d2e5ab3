import { defineCatalogue } from '@sqos/i18n'
import { bulkCatalogue } from '@sqos/ui-kit/bulk'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the texts of this page. */
export const NAMESPACE = 'page-user-online'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of this page and of the bar above selected rows. */
export const catalogues = [pageTextsCatalogue, own, bulkCatalogue]
