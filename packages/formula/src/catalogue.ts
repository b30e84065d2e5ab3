import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure: whoever leaves the texts aside does not load the translator.
/** The texts of this package, for `createI18n({ catalogues: [formulaCatalogue] })`. */
export const formulaCatalogue = /* @__PURE__ */ defineCatalogue('formula', loaders)
