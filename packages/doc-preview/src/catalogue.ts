import { defineCatalogue } from '@sqos/i18n'

/** The texts of the preview dialog; those inside the frame come with the frame. */
export const docPreviewCatalogue = defineCatalogue('docPreview', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
