import { defineCatalogue } from '@sqos/i18n'

/** Name of the text of the button that takes a list out. */
export const LIST_EXPORT = 'parts-list-export'

/** The word on the button; the dialog has its own. */
export const listExportCatalogue = defineCatalogue(LIST_EXPORT, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
