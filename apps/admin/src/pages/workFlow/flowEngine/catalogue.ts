import { formDesignerCatalogue } from '@sqos/form-designer'
import { formulaCatalogue } from '@sqos/formula'
import { generatedPageCatalogues } from '@sqos/generated-page'
import { defineCatalogue } from '@sqos/i18n'
import { workflowDesignerCatalogue } from '@sqos/workflow-designer/picture'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-flow-engine'

export const catalogues = [
  pageTextsCatalogue,
  formDesignerCatalogue,
  formulaCatalogue,
  workflowDesignerCatalogue,
  workflowModelCatalogue,
  ...generatedPageCatalogues,
  defineCatalogue(NAMESPACE, loaders),
]
