import { defineCatalogue } from '@sqos/i18n'

/** Name of ui-kit's texts. */
export const NAMESPACE = 'ui-kit'

/** The texts of ui-kit; an application lists them in `createI18n({ catalogues })`. */
export const uiKitLocales = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
