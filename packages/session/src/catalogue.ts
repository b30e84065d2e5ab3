import { defineCatalogue } from '@sqos/i18n'

/** Texts of the session's errors: `t(error.reason, { ns: 'session' })`. */
export const sessionCatalogue = defineCatalogue('session', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
