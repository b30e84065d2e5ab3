import { defineCatalogue } from '@sqos/i18n'

export const NAMESPACE = 'uploader'

/** The texts of this package: give it to the translator. */
export const uploaderCatalogue = defineCatalogue(NAMESPACE, {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
