import { defineCatalogue } from '@sqos/i18n'

/** Name of the texts of the organisation chart. */
export const CHART = 'part-organization-chart'

/** What the organisation chart says; a page that shows one lists it among its catalogues. */
export const chartCatalogue = defineCatalogue('part-organization-chart', {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
