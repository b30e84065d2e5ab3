import { defineCatalogue } from '@sqos/i18n'

export const NAMESPACE = 'auth'

/** The texts of the sign-in page and the lock screen. */
export const authCatalogue = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
