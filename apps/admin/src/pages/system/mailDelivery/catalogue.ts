import { defineCatalogue } from '@sqos/i18n'
import { bulkCatalogue } from '@sqos/ui-kit/bulk'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of this page. */
export const NAMESPACE = 'page-mail-delivery'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of this page, of its columns and of the bar above selected rows. */
export const catalogues = [pageTextsCatalogue, own, bulkCatalogue]
