import { defineCatalogue } from '@sqos/contract/texts'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure, so that bundles without the texts do not load the translator.
/** Names of nodes, rules and problems: for `createI18n({ catalogues: [workflowModelCatalogue] })`. */
export const workflowModelCatalogue = /* @__PURE__ */ defineCatalogue('workflowModel', loaders)
