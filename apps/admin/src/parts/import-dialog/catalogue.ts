import { defineCatalogue } from '@sqos/i18n'

/** Name of the texts of imports. */
export const IMPORT = 'parts-import'

/** What the import of people and that of records say alike. */
export const importCatalogue = defineCatalogue(IMPORT, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
