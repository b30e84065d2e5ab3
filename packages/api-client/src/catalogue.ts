import { defineCatalogue } from '@sqos/i18n'

/** Texts that the environment's `text` answers: `t(key, { ns: 'api' })`. */
export const apiCatalogue = defineCatalogue('api', {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
