import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of the organisation chart. */
export const CHART = 'part-organization-chart'

/** The texts of the organisation chart; a page with a chart adds them to its catalogues. */
export const chartCatalogue = defineCatalogue('part-organization-chart', loaders)
