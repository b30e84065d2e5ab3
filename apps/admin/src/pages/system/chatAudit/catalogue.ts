import { defineCatalogue } from '@sqos/i18n'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-chat-audit'

export const catalogues = [defineCatalogue(NAMESPACE, loaders), pageTextsCatalogue]
