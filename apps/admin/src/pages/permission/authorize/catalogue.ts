import { defineCatalogue } from '@sqos/i18n'
import { authorityEditorCatalogue } from '../../../parts/authority-editor/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-authorize'

/** What the page says, and what the editor of permissions says. */
export const catalogues = [
  authorityEditorCatalogue,
  defineCatalogue(NAMESPACE, {
    zh: () => import('./locales/zh.json'),
    zhtw: () => import('./locales/zhtw.json'),
    en: () => import('./locales/en.json'),
  }),
]
