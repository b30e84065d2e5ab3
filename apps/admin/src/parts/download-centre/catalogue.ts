import { defineCatalogue } from '@sqos/i18n'

/** The texts of the download centre, loaded with its button. */
export const downloadCentreCatalogue = defineCatalogue('downloadCentre', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
