import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of the organisation chart. */
export const CHART = 'part-organization-chart'

/** What the organisation chart says; a page that shows one lists it among its catalogues. */
export const chartCatalogue = defineCatalogue('part-organization-chart', loaders)
