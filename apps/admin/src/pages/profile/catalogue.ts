import { authCatalogue } from '@sqos/auth'
import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'

/** Name of the profile's texts. */
export const NAMESPACE = 'page-profile'

const own = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})

/** What the profile says, what its rules say, and what its password form says. */
export const catalogues = [own, validatorsCatalogue, authCatalogue]
