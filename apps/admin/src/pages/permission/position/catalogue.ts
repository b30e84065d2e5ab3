import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { listExportCatalogue } from '../../../parts/list-export/catalogue.ts'
import { chartCatalogue } from '../../../parts/organization-chart/catalogue.ts'
import { peopleCatalogue } from '../../../parts/people/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-position'

const own = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})

/** What the page says, what its parts say, and what its rules say. */
export const catalogues = [own, peopleCatalogue, chartCatalogue, listExportCatalogue, validatorsCatalogue]
