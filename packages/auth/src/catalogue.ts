import { defineCatalogue } from '@sqos/i18n'

export const NAMESPACE = 'auth'

/** The texts of the sign-in page and the lock screen. */
export const authCatalogue = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
