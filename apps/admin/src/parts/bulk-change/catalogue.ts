import { defineCatalogue } from '@sqos/i18n'
import { bulkCatalogue } from '@sqos/ui-kit/bulk'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts of enabling, disabling and deleting several records. */
export const BULK_CHANGE = 'part-bulk-change'

const own = defineCatalogue('part-bulk-change', loaders)

/** Texts that a page with bulk changes lists among its catalogues. */
export const bulkChangeCatalogues = [own, bulkCatalogue]
