import { defineCatalogue } from '@sqos/i18n'

/** The texts of the frame itself; what the menu says comes from its owner. */
export const layoutCatalogue = defineCatalogue('layout', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
