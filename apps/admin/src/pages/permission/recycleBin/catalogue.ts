import { defineCatalogue } from '@sqos/i18n'

/** Name of the page's texts. */
export const NAMESPACE = 'page-recycle-bin'

export const catalogues = [
  defineCatalogue(NAMESPACE, {
    zh: () => import('./locales/zh.json'),
    zhtw: () => import('./locales/zhtw.json'),
    en: () => import('./locales/en.json'),
  }),
]
