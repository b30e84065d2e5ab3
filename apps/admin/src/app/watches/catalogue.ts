import { defineCatalogue } from '@sqos/i18n'

/** Texts of what watches over the session and the version; nobody needs them before they are signed in. */
export const watchesCatalogue = defineCatalogue('watches', {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
