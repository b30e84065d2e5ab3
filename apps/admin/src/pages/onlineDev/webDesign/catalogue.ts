import { formDesignerCatalogue } from '@sqos/form-designer'
import { formulaCatalogue } from '@sqos/formula'
import { generatedPageCatalogues } from '@sqos/generated-page'
import { defineCatalogue } from '@sqos/i18n'
import { designCatalogue } from './design/catalogue.ts'
import { galleryCatalogue } from './start/gallery/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-web-design'

export const catalogues = [
  pageTextsCatalogue,
  designCatalogue,
  galleryCatalogue,
  formDesignerCatalogue,
  formulaCatalogue,
  ...generatedPageCatalogues,
  defineCatalogue(NAMESPACE, loaders),
]
