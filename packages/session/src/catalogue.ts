import { defineCatalogue } from '@sqos/i18n'

/** Texts of the session's errors: `t(error.reason, { ns: 'session' })`. */
export const sessionCatalogue = defineCatalogue('session', {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
