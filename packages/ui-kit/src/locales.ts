import { defineCatalogue } from '@sqos/i18n'

/** Name of ui-kit's texts. */
export const NAMESPACE = 'ui-kit'

/** The texts of ui-kit; an application lists them in `createI18n({ catalogues })`. */
export const uiKitLocales = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
