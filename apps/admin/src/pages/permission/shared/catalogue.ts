import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '../../../parts/list-export/catalogue.ts'
import { chartCatalogue } from '../../../parts/organization-chart/catalogue.ts'

/** Name of the texts of the pages about organisations. */
export const NAMESPACE = 'page-organization'

const own = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})

/** What these pages say, and what their chart and their rules say. */
export const catalogues = [own, chartCatalogue, listExportCatalogue, validatorsCatalogue]
