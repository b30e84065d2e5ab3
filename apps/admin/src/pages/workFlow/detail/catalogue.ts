import { generatedPageCatalogues } from '@sqos/generated-page'
import { defineCatalogue } from '@sqos/i18n'
import { workflowDesignerCatalogue } from '@sqos/workflow-designer/picture'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-flow-detail'

export const catalogues = [
  workflowDesignerCatalogue,
  workflowModelCatalogue,
  ...generatedPageCatalogues,
  defineCatalogue(NAMESPACE, loaders),
]
