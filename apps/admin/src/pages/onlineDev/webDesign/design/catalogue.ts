import { defineCatalogue } from '@sqos/i18n'

/** Name of the design page's texts. */
export const NAMESPACE = 'page-model-design'

export const designCatalogue = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
