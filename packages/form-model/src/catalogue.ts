import { defineCatalogue } from '@sqos/i18n'

// Marked as pure: whoever leaves the texts aside does not load the translator.
/** Names of kinds, problems of documents, faults of values: for `createI18n({ catalogues: [formModelCatalogue] })`. */
export const formModelCatalogue = /* @__PURE__ */ defineCatalogue('formModel', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
