import { chartsCatalogue } from '@sqos/charts'
import { importCatalogue } from '@sqos/ui-kit/import'
import { formModelCatalogue } from '@sqos/form-model'
import { formRendererCatalogue } from '@sqos/form-renderer'
import { defineCatalogue } from '@sqos/i18n'
import { uploaderCatalogue } from '@sqos/uploader/core'
import { loaders } from './locales/loaders.generated.ts'

const generatedPageCatalogue = defineCatalogue('generatedPage', loaders)

/** Texts of the page; load them before it renders. */
export const generatedPageCatalogues = [
  chartsCatalogue,
  formModelCatalogue,
  formRendererCatalogue,
  importCatalogue,
  uploaderCatalogue,
  generatedPageCatalogue,
]
