import { defineCatalogue } from '@sqos/i18n'

export const NAMESPACE = 'formRenderer'

/** The texts of this package: give it to the translator together with `formModelCatalogue`. */
export const formRendererCatalogue = defineCatalogue('formRenderer', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
