import { defineCatalogue } from '@sqos/i18n'

/** The texts of this package, for `createI18n({ catalogues: [formulaCatalogue] })`. */
export const formulaCatalogue = defineCatalogue('formula', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
