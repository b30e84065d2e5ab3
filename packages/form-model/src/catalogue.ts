import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure: whoever leaves the texts aside does not load the translator.
/** Names of kinds, problems of documents, faults of values: for `createI18n({ catalogues: [formModelCatalogue] })`. */
export const formModelCatalogue = /* @__PURE__ */ defineCatalogue('formModel', loaders)
