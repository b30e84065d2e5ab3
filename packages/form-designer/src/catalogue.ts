import { defineCatalogue } from '@sqos/i18n'

/** The namespace of this package's texts. */
export const NAMESPACE = 'formDesigner'

/** Texts of the designer. */
export const formDesignerCatalogue = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
