import { defineCatalogue } from '@sqos/i18n'

// Marked as pure: whoever leaves the texts aside does not load the translator.
/** The texts of this package, for `createI18n({ catalogues: [formulaCatalogue] })`. */
export const formulaCatalogue = /* @__PURE__ */ defineCatalogue('formula', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
