import { defineCatalogue } from '@sqos/i18n'

/** Name of the texts of `shared/locales`: titles of columns and buttons, and messages. */
export const PAGE_TEXTS = 'pages'

export const pageTextsCatalogue = defineCatalogue(PAGE_TEXTS, {
  zh: () => import('../../shared/locales/zh.json'),
  zhtw: () => import('../../shared/locales/zhtw.json'),
  en: () => import('../../shared/locales/en.json'),
})
