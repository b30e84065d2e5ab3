import { defineCatalogue } from '@sqos/contract/texts'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure, so that bundles without the texts do not load the translator.
/** Names of kinds, problems of documents, faults of values: for `createI18n({ catalogues: [formModelCatalogue] })`. */
export const formModelCatalogue = /* @__PURE__ */ defineCatalogue('formModel', loaders)
