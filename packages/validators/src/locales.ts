import { defineCatalogue } from '@sqos/i18n'

/** The texts of the problems, under the namespace `validators`. */
export const validatorsLocales = defineCatalogue('validators', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
