import { defineCatalogue } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { authorityEditorCatalogue } from '../../../parts/authority-editor/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-role'

const own = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})

/** What the page says, what its rules say, and what the editor of permissions says. */
export const catalogues = [own, validatorsCatalogue, authorityEditorCatalogue]
