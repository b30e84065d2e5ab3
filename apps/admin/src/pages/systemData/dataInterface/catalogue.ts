import { defineCatalogue } from '@sqos/i18n'

/** Name of the page's texts. */
export const NAMESPACE = 'page-data-interface'

export const catalogues = [
  defineCatalogue(NAMESPACE, {
    zh: () => import('./locales/zh.json'),
    zhtw: () => import('./locales/zhtw.json'),
    en: () => import('./locales/en.json'),
  }),
]
