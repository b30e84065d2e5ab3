import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'

/** Name of the texts of this page. */
export const NAMESPACE = 'page-menu'

const own = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})

/** What this page says, and what its rules say. */
export const catalogues = [own, validatorsCatalogue]
