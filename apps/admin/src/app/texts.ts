import { defineCatalogue } from '@sqos/i18n'

/** Texts of the shell: titles, screens without a menu entry, messages. */
export const adminCatalogue = defineCatalogue('admin', {
  zh: () => import('../locales/zh.json'),
  zhtw: () => import('../locales/zhtw.json'),
  en: () => import('../locales/en.json'),
})
