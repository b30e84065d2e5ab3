import { defineCatalogue } from '@sqos/contract/texts'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure: a bundle that does not use the texts does not contain the translator.
/** The texts of this package, for `createI18n({ catalogues: [formulaCatalogue] })`. */
export const formulaCatalogue = /* @__PURE__ */ defineCatalogue('formula', loaders)
