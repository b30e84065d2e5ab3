import { generatedPageCatalogues } from '@sqos/generated-page'
import { defineCatalogue } from '@sqos/i18n'
import { printDesignerCatalogue } from '@sqos/print-designer/catalogue'
import { workflowDesignerCatalogue } from '@sqos/workflow-designer/picture'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { catalogues as taskCatalogues } from '../parts/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-flow-detail'

export const catalogues = [
  ...taskCatalogues,
  workflowDesignerCatalogue,
  workflowModelCatalogue,
  ...generatedPageCatalogues,
  printDesignerCatalogue,
  defineCatalogue(NAMESPACE, loaders),
]
