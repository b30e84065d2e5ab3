import { defineCatalogue } from '@sqos/i18n'

/** Name of the editor's texts. */
export const NAMESPACE = 'authority-editor'

/** The texts of the editor, for the pages that open it. */
export const authorityEditorCatalogue = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
