import { formModelCatalogue } from '@sqos/form-model'
import { formRendererCatalogue } from '@sqos/form-renderer'
import { defineCatalogue } from '@sqos/i18n'
import { uploaderCatalogue } from '@sqos/uploader/core'
import { importCatalogue } from '../import-dialog/catalogue.ts'

const generatedPageCatalogue = defineCatalogue('generatedPage', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})

/** The texts of a generated page, for the page that draws it. */
export const catalogues = [
  formModelCatalogue,
  formRendererCatalogue,
  importCatalogue,
  uploaderCatalogue,
  generatedPageCatalogue,
]
