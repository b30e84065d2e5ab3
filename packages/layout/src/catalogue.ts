import { defineCatalogue } from '@sqos/i18n'

/** The texts of the frame itself; what the menu says comes from its owner. */
export const layoutCatalogue = defineCatalogue('layout', {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
